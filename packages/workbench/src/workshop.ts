/**
 * Loads what only a workshop has; null in a site for players. The question is asked here in so many
 * words, since a build leaves out only what it can see in one file to be never reached.
 */
export const workshop =
  import.meta.env.WORKSHOP === false
    ? null
    : {
        loadStudio: async (): Promise<unknown> => await import('./studio/studio-page.ts'),
        followStudio: async (): Promise<void> => (await import('./studio/view/frame.ts')).followStudio(),
        loadGallery: async (): Promise<unknown> => await import('./pages/gallery-page.ts'),
        loadTable: async (): Promise<unknown> => await import('./gallery/gallery-table.ts'),
        loadNewGame: async (): Promise<unknown> => await import('./studio/new-game/new-game.ts'),
      };
