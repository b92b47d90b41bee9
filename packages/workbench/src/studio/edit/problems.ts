// Going from one thing that is wrong to the next by keys, with what is said of it and how to mend
// it open.

import { forEachDiagnostic, nextDiagnostic, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { closeHoverTooltips, hasHoverTooltips, type EditorView, type KeyBinding } from '@codemirror/view';

/**
 * F8 selects the next problem and opens what is said of it; the command of the library leaves the
 * only one closed once it is selected, this opens it again. Escape closes what is open, also what a
 * mouse has opened.
 */
export const problemKeys: readonly KeyBinding[] = [
  { key: 'F8', run: (view) => nextDiagnostic(view) || openSelected(view) },
  { key: 'Escape', run: closeOpen },
];

function closeOpen(view: EditorView): boolean {
  const isOpen = hasHoverTooltips(view.state);
  if (isOpen) view.dispatch({ effects: closeHoverTooltips });
  return isOpen;
}

/**
 * Shows what is wrong. What was opened by F8 stays open, and is told with what is known of it by
 * now. Never throws.
 */
export function setProblems(view: EditorView, problems: readonly Diagnostic[]): void {
  const wasOpen = hasHoverTooltips(view.state);
  view.dispatch(setDiagnostics(view.state, problems));
  if (wasOpen) openSelected(view);
}

function openSelected(view: EditorView): boolean {
  const { from, to } = view.state.selection.main;
  let isProblem = false;
  forEachDiagnostic(view.state, (_, start, end) => {
    isProblem ||= start === from && end === to;
  });
  if (!isProblem) return false;
  view.dispatch({ selection: { anchor: Math.max(0, from - 1) } });
  return nextDiagnostic(view);
}
