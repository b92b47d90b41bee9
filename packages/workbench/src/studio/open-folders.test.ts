import { expect, it } from 'vitest';
import { OpenFolders } from './open-folders.ts';

it('opens the folder of what is shown, and keeps it open when something else is shown or nothing', () => {
  const folders = new OpenFolders();
  folders.show('lantern/tricks/wick.yaml');
  folders.show('lantern/game.yaml');
  folders.show('');
  expect(['tricks', '', 'rules'].map((folder) => folders.has(folder))).toEqual([true, true, false]);
});

it('leaves a folder closed that was closed by hand, until another of its files is shown', () => {
  const folders = new OpenFolders();
  folders.show('lantern/tricks/wick.yaml');
  folders.turn('tricks', false);
  folders.show('lantern/tricks/wick.yaml');
  expect(folders.has('tricks')).toBe(false);
  folders.show('lantern/tricks/oil.yaml');
  expect(folders.has('tricks')).toBe(true);
});
