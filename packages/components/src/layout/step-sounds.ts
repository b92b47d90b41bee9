/** Sounds that a table asks for while it shows what happened. */
export const stepSounds = ['move', 'roll', 'gain', 'pay', 'meet', 'fall', 'come', 'page', 'none'] as const;

export type StepSound = (typeof stepSounds)[number];
