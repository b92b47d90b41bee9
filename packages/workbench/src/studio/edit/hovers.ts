/**
 * The meaning of the name under the pointer. The client of the editor has the same, but takes an
 * answer for a file that is not shown any more.
 */
import { LSPPlugin } from '@codemirror/lsp-client';
import type { Extension } from '@codemirror/state';
import { hoverTooltip, type EditorView, type Tooltip } from '@codemirror/view';
import type { Hover, HoverParams, MarkupContent } from 'vscode-languageserver-protocol';

async function hoverAt(view: EditorView, pos: number): Promise<Tooltip | null> {
  const plugin = LSPPlugin.get(view);
  if (plugin === null) return null;
  const { doc } = view.state;
  plugin.client.sync();
  const params = { position: plugin.toPosition(pos), textDocument: { uri: plugin.uri } };
  const found = await plugin.client.request<HoverParams, Hover | null>('textDocument/hover', params);
  // Meanwhile another file may be shown, or the text be another one: then nothing in it stands
  // there.
  if (found === null || view.state.doc !== doc) return null;
  const { range } = found;
  return {
    pos: range === undefined ? pos : plugin.fromPosition(range.start, doc),
    end: range === undefined ? pos : plugin.fromPosition(range.end, doc),
    above: true,
    create: () => {
      const dom = document.createElement('div');
      dom.className = 'cm-lsp-hover-tooltip cm-lsp-documentation';
      // The client makes it clean, as it was told to.
      dom.innerHTML = plugin.docToHTML(found.contents as MarkupContent);
      return { dom };
    },
  };
}

export function hovers(): Extension {
  return hoverTooltip(hoverAt, { hideOn: ({ docChanged }) => docChanged });
}
