import { icon, type Words } from '@undercroft/components';
import { html, nothing, type TemplateResult } from 'lit';
import type { SavedGame } from '../session/saves.ts';

/** What can be done with saved games. */
export interface SavesActions {
  readonly resume: (id: string) => void;
  readonly remove: (id: string) => void;
  /** saves a game as a file */
  readonly file: (id: string) => void;
  /** reads a chosen file */
  readonly open: (file: File) => void;
}

/**
 * Saved games, to go on with.
 *
 * @param title    of the game that all of them are, in the language of the page
 * @param here     id of the game that is open, or empty
 * @param problem  why a file was refused, or empty
 */
export function savesSheet(
  words: Words,
  title: string,
  games: readonly SavedGame[],
  here: string,
  problem: string,
  actions: SavesActions,
): TemplateResult {
  const chosen = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    if (file !== undefined) actions.open(file);
    input.value = '';
  };
  return html`<div class="saves">
    ${problem === '' ? nothing : html`<p class="notice bad" role="alert">${icon('ui-warning')}<span>${problem}</span></p>`}
    ${
      games.length === 0
        ? html`<p>${words.say('saves.none')}</p>`
        : html`<ul>
            ${games.map((game) => row(words, title, game, here, actions))}
          </ul>`
    }
    <label class="button file"
      >${words.say('saves.open-file')}<input type="file" accept=".json,application/json" @change=${chosen}
    /></label>
  </div>`;
}

function row(words: Words, title: string, game: SavedGame, here: string, actions: SavesActions): TemplateResult {
  const names = game.names.join(' · ');
  const facts = [
    words.say('saves.position', { n: game.position }),
    new Intl.DateTimeFormat(words.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(game.at),
    ...(game.over ? [words.say('saves.over')] : []),
    ...(game.id === here ? [words.say('saves.here')] : []),
  ];
  return html`<li>
    <div class="what"><b>${names}</b><small>${title} · ${facts.join(' · ')}</small></div>
    <button class="button" type="button" ?disabled=${game.id === here} @click=${() => actions.resume(game.id)}>
      ${words.say('saves.resume')}
    </button>
    <button class="button quiet" type="button" @click=${() => actions.file(game.id)}>
      ${words.say('saves.save-file')}
    </button>
    <button
      class="button quiet"
      type="button"
      aria-label=${words.say('saves.delete-of', { names })}
      ?disabled=${game.id === here}
      @click=${() => actions.remove(game.id)}
    >
      ${words.say('saves.delete')}
    </button>
  </li>`;
}
