import type { Finding } from '@undercroft/components';
import { GameError } from '@undercroft/engine';

/**
 * What went wrong while a rule ran, as the overlay shows it.
 * @param replay line that plays to the same place again; null in a sealed game, because it reveals
 *   secrets
 */
export function findingOf(error: Error, replay: string | null): Finding {
  const place = error instanceof GameError ? error : null;
  const message = place === null || replay === null ? error.message : place.report;
  return {
    code: place?.code ?? 'game-error',
    severity: 'error',
    message,
    file: place?.file ?? '',
    line: place?.line ?? 1,
    column: 1,
    printed: replay === null || replay === '' ? message : `${message}\n\n${replay}`,
  };
}
