import type { Finding } from '@undercroft/components';
import { GameError } from '@undercroft/engine';

/** What went wrong while a rule ran, as the overlay shows it. @param replay line that plays to the same place again */
export function findingOf(error: Error, replay: string): Finding {
  const place = error instanceof GameError ? error : null;
  return {
    code: place?.code ?? 'game-error',
    severity: 'error',
    message: error.message,
    file: place?.file ?? '',
    line: place?.line ?? 1,
    column: 1,
    printed: replay === '' ? error.message : `${error.message}\n\n${replay}`,
  };
}
