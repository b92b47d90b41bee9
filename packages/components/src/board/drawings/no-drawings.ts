/** In place of `drawings.ts`, in files of games that have no tiles. */
import { nothing } from 'lit';
import type * as real from './drawings.ts';

export const drawingStyles: typeof real.drawingStyles = [];

export const drawingOfRow: typeof real.drawingOfRow = () => null;

export const drawingPart = (): typeof nothing => nothing;
