import { addons } from 'storybook/manager-api';
import { theme } from './theme.ts';

addons.setConfig({
  theme,
  // The file of a card stands beside it; the panel below is for controls.
  layout: { bottomPanelHeight: 260 },
  sidebar: { showRoots: true },
});
