// The server: what comes over a connection, and who answers it. The same over a pipe and in a worker.

import {
  CodeActionKind,
  DidChangeWatchedFilesNotification,
  PositionEncodingKind,
  TextDocuments,
  TextDocumentSyncKind,
  type Connection,
  type InitializeResult,
  type Position,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { actionsIn, diagnosticsByFile } from './features/diagnostics.ts';
import { definitionAt, highlightsAt, hoverAt, referencesAt } from './features/names.ts';
import { foldsIn, inlayHintsIn, LEGEND, selectionAt, symbolsIn, symbolsNamed, tokensIn } from './features/shape.ts';
import { formattingOf } from './features/formatting.ts';
import { completionAt, prepareRenameAt, renamedAt, signatureHelpAt } from './features/writing.ts';
import { editFormAt } from './features/form.ts';
import type { FileHost } from './host.ts';
import { lensesIn } from './features/lenses.ts';
import {
  FORM_REQUEST,
  MODULE_REQUEST,
  RELEASE_REQUEST,
  RUN_SCENARIOS,
  SAVED_NOTIFICATION,
  TEXTS_REQUEST,
  TRIAL_REQUEST,
  type FormParams,
  type ModuleParams,
  type SavedFile,
  type TrialParams,
} from './requests.ts';
import { offsetOf, Workspace, type EditedGame, type AskedFile } from './workspace.ts';

const CAPABILITIES: InitializeResult['capabilities'] = {
  positionEncoding: PositionEncodingKind.UTF16,
  textDocumentSync: TextDocumentSyncKind.Incremental,
  hoverProvider: true,
  definitionProvider: true,
  referencesProvider: true,
  documentHighlightProvider: true,
  documentFormattingProvider: true,
  documentSymbolProvider: true,
  workspaceSymbolProvider: true,
  foldingRangeProvider: true,
  selectionRangeProvider: true,
  inlayHintProvider: true,
  codeLensProvider: {},
  renameProvider: { prepareProvider: true },
  completionProvider: { triggerCharacters: [' ', '.', ':', '(', '['] },
  signatureHelpProvider: { triggerCharacters: [' ', '(', ','] },
  semanticTokensProvider: { legend: LEGEND, full: true },
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
};

/** Place in a file that a request names. */
interface At {
  readonly textDocument: { readonly uri: string };
  readonly position: Position;
}

/**
 * Serves one client until it says goodbye.
 *
 * @param connection  not listening yet
 * @param host        where the files are
 * @throws            never
 */
export function serve(connection: Connection, host: FileHost): void {
  const workspace = new Workspace(host);
  const documents = new TextDocuments(TextDocument);
  let watches = false;
  let moves = false;
  let runs = false;
  connection.onInitialize(({ capabilities, initializationOptions }) => {
    const { commands } = (initializationOptions ?? {}) as { readonly commands?: unknown };
    runs = Array.isArray(commands) && commands.includes(RUN_SCENARIOS);
    watches = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
    moves = capabilities.workspace?.workspaceEdit?.resourceOperations?.includes('rename') === true;
    return { capabilities: CAPABILITIES, serverInfo: { name: 'undercroft' } };
  });
  connection.onInitialized(() => {
    const watchers = [{ globPattern: '**/*.{yaml,yml,rules}' }];
    if (watches) void connection.client.register(DidChangeWatchedFilesNotification.type, { watchers });
  });
  keepFiles(connection, documents, workspace);

  const at = <T>(params: At, answer: (open: AskedFile, offset: number) => T): T | null => {
    const open = workspace.open(params.textDocument.uri);
    return open === null ? null : answer(open, offsetOf(open.file, params.position));
  };
  connection.onHover((params) => at(params, hoverAt));
  connection.onDefinition((params) => at(params, definitionAt));
  connection.onReferences((params) =>
    at(params, (open, offset) => referencesAt(open, offset, params.context.includeDeclaration)),
  );
  connection.onDocumentHighlight((params) => at(params, highlightsAt));
  connection.onCompletion((params) => at(params, (open, offset) => completionAt(open, offset, host.icons)));
  connection.onSignatureHelp((params) => at(params, signatureHelpAt));
  connection.onPrepareRename((params) => at(params, prepareRenameAt));
  connection.onRenameRequest((params) => at(params, (open, offset) => renamedAt(open, offset, params.newName, moves)));
  answerShapes(connection, workspace);
  connection.onCodeAction(({ textDocument, range }) => {
    const open = workspace.open(textDocument.uri);
    return open === null ? null : actionsIn(open, range, workspace);
  });
  connection.onCodeLens(({ textDocument }) => {
    const open = workspace.open(textDocument.uri);
    return open === null ? null : lensesIn(open, runs);
  });
  answerPages(connection, workspace);
  documents.listen(connection);
  connection.listen();
}

/** Answers what pages ask beside the protocol. */
function answerPages(connection: Connection, workspace: Workspace): void {
  connection.onRequest(MODULE_REQUEST, ({ uri }: ModuleParams) => {
    const open = workspace.open(uri);
    return open === null ? null : open.game.built(open.path);
  });
  connection.onRequest(RELEASE_REQUEST, ({ uri }: ModuleParams) => workspace.gameOf(uri)?.released() ?? null);
  connection.onRequest(TEXTS_REQUEST, ({ uri }: ModuleParams) => workspace.gameOf(uri)?.texts() ?? null);
  connection.onRequest(
    TRIAL_REQUEST,
    ({ uri, effect }: TrialParams) => workspace.gameOf(uri)?.withTrial(effect) ?? null,
  );
  connection.onRequest(FORM_REQUEST, ({ uri, offset }: FormParams) => {
    const open = workspace.open(uri);
    return open === null ? null : editFormAt(open, offset);
  });
}

/** Answers what is asked of a file as a whole. */
function answerShapes(connection: Connection, workspace: Workspace): void {
  const of = <T>({ textDocument }: Pick<At, 'textDocument'>, answer: (open: AskedFile) => T): T | null => {
    const open = workspace.open(textDocument.uri);
    return open === null ? null : answer(open);
  };
  connection.onDocumentFormatting((params) => of(params, formattingOf));
  connection.onDocumentSymbol((params) => of(params, symbolsIn));
  connection.onWorkspaceSymbol(({ query }) => symbolsNamed(workspace.games, query));
  connection.onFoldingRanges((params) => of(params, foldsIn));
  connection.onSelectionRanges((params) =>
    of(params, (open) => params.positions.map((position) => selectionAt(open, offsetOf(open.file, position)))),
  );
  connection.languages.semanticTokens.on((params) => of(params, tokensIn) ?? { data: [] });
  connection.languages.inlayHint.on((params) => of(params, (open) => inlayHintsIn(open, params.range)));
}

/** Keeps the texts of the games as they are in the editor, and tells what is wrong after each change. */
function keepFiles(connection: Connection, documents: TextDocuments<TextDocument>, workspace: Workspace): void {
  const published = new Map<EditedGame, Set<string>>();
  const dirty = new Map<EditedGame, string>();
  let isPlanned = false;
  const publish = (): void => {
    isPlanned = false;
    for (const [game, first] of dirty) publishGame(game, first);
    dirty.clear();
  };
  const publishGame = (game: EditedGame, first: string): void => {
    const found = diagnosticsByFile(game, workspace);
    const before = published.get(game) ?? new Set<string>();
    published.set(game, new Set(found.keys()));
    // The file that is being edited comes first.
    for (const path of new Set([first, ...found.keys(), ...before])) {
      const uri = game.uri(path);
      const version = documents.get(uri)?.version;
      const diagnostics = found.get(path) ?? [];
      void connection.sendDiagnostics({ uri, diagnostics, ...(version === undefined ? {} : { version }) });
    }
  };
  const note = (uri: string, text: (game: EditedGame, path: string) => string | null): void => {
    const open = workspace.open(uri);
    if (open === null) return;
    open.game.change(open.path, text(open.game, open.path));
    dirty.set(open.game, open.path);
    // Several changes that came together are one.
    if (!isPlanned) setTimeout(publish, 0);
    isPlanned = true;
  };
  const saved = (game: EditedGame, path: string): string | null => workspace.host.filesOf(game.place).get(path) ?? null;
  documents.onDidChangeContent(({ document }) => note(document.uri, () => document.getText()));
  documents.onDidClose(({ document }) => note(document.uri, saved));
  connection.onNotification(SAVED_NOTIFICATION, ({ uri, text }: SavedFile) => {
    workspace.host.keep?.(uri, text);
    if (documents.get(uri) === undefined) note(uri, () => text);
  });
  connection.onDidChangeWatchedFiles(({ changes }) => {
    for (const { uri } of changes) if (documents.get(uri) === undefined) note(uri, saved);
  });
}
