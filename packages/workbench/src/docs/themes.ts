/** Light and dark: the same setting as at a table. */
import { browserStore, readSettings, writeSettings, type Settings } from '@undercroft/game-element/settings';

const NAMES: Readonly<Record<Settings['theme'], string>> = { auto: 'Auto', light: 'Light', dark: 'Dark' };

/** Puts the choice of colours into a place of the page. */
export function addThemes(place: Element): void {
  const select = document.createElement('select');
  select.setAttribute('aria-label', 'Colours');
  for (const [theme, name] of Object.entries(NAMES)) select.append(new Option(name, theme));
  select.value = readSettings(browserStore).theme;
  select.addEventListener('change', () => {
    const theme = select.value as Settings['theme'];
    writeSettings(browserStore, { ...readSettings(browserStore), theme });
    document.documentElement.style.colorScheme = theme === 'auto' ? '' : theme;
  });
  place.append(select);
}
