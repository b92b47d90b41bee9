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
import { actionsIn } from './features/diagnostics.ts';
import { definitionAt, highlightsAt, hoverAt, referencesAt } from './features/names.ts';
import { foldsIn, inlayHintsIn, LEGEND, selectionAt, symbolsIn, symbolsNamed, tokensIn } from './features/shape.ts';
import { formattingOf } from './features/formatting.ts';
import {
  completionAt,
  completionWithPicture,
  prepareRenameAt,
  renamedAt,
  signatureHelpAt,
} from './features/writing.ts';
import { editFormAt } from './features/form.ts';
import type { FileHost } from './host.ts';
import { lensesIn } from './features/lenses.ts';
import { Publisher } from './publisher.ts';
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
  completionProvider: { resolveProvider: true, triggerCharacters: [' ', '.', ':', '(', '['] },
  signatureHelpProvider: { triggerCharacters: [' ', '(', ','] },
  semanticTokensProvider: { legend: LEGEND, full: true },
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
};

/** Place in a file that a request names. */
interface At {
  readonly textDocument: { readonly uri: string };
  readonly position: Position;
}

/** Games and files that a request speaks of, once all changes before it have been told. */
interface Asked {
  readonly gameOf: (uri: string) => Promise<EditedGame | null>;
  readonly open: (uri: string) => Promise<AskedFile | null>;
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
  const publisher = new Publisher(connection, workspace, (uri) => documents.get(uri)?.version);
  keepFiles(connection, documents, workspace, publisher);
  const asked: Asked = {
    gameOf: async (uri) => {
      await publisher.settle();
      return workspace.gameOf(uri);
    },
    open: async (uri) => {
      await publisher.settle();
      return workspace.open(uri);
    },
  };

  const at = async <T>(params: At, answer: (open: AskedFile, offset: number) => T): Promise<T | null> => {
    const open = await asked.open(params.textDocument.uri);
    return open === null ? null : answer(open, offsetOf(open.file, params.position));
  };
  connection.onHover((params) => at(params, hoverAt));
  connection.onDefinition((params) => at(params, definitionAt));
  connection.onReferences((params) =>
    at(params, (open, offset) => referencesAt(open, offset, params.context.includeDeclaration)),
  );
  connection.onDocumentHighlight((params) => at(params, highlightsAt));
  connection.onCompletion((params) =>
    at(params, (open, offset) => completionAt(open, offset, host.icons?.names ?? null)),
  );
  connection.onCompletionResolve((item) => completionWithPicture(item, host.icons));
  connection.onSignatureHelp((params) => at(params, signatureHelpAt));
  connection.onPrepareRename((params) => at(params, prepareRenameAt));
  connection.onRenameRequest((params) => at(params, (open, offset) => renamedAt(open, offset, params.newName, moves)));
  answerShapes(connection, workspace, asked);
  connection.onCodeAction(async ({ textDocument, range }) => {
    const open = await asked.open(textDocument.uri);
    return open === null ? null : actionsIn(open, range, workspace);
  });
  connection.onCodeLens(async ({ textDocument }) => {
    const open = await asked.open(textDocument.uri);
    return open === null ? null : lensesIn(open, runs);
  });
  answerPages(connection, asked);
  documents.listen(connection);
  connection.listen();
}

/** Answers what pages ask beside the protocol. */
function answerPages(connection: Connection, asked: Asked): void {
  connection.onRequest(MODULE_REQUEST, async ({ uri }: ModuleParams) => {
    const open = await asked.open(uri);
    return open === null ? null : open.game.built(open.path);
  });
  connection.onRequest(RELEASE_REQUEST, async ({ uri }: ModuleParams) => (await asked.gameOf(uri))?.released() ?? null);
  connection.onRequest(TEXTS_REQUEST, async ({ uri }: ModuleParams) => (await asked.gameOf(uri))?.texts() ?? null);
  connection.onRequest(
    TRIAL_REQUEST,
    async ({ uri, effect }: TrialParams) => (await asked.gameOf(uri))?.withTrial(effect) ?? null,
  );
  connection.onRequest(FORM_REQUEST, async ({ uri, offset }: FormParams) => {
    const open = await asked.open(uri);
    return open === null ? null : editFormAt(open, offset);
  });
}

/** Answers what is asked of a file as a whole. */
function answerShapes(connection: Connection, workspace: Workspace, asked: Asked): void {
  const of = async <T>(
    { textDocument }: Pick<At, 'textDocument'>,
    answer: (open: AskedFile) => T,
  ): Promise<T | null> => {
    const open = await asked.open(textDocument.uri);
    return open === null ? null : answer(open);
  };
  connection.onDocumentFormatting((params) => of(params, formattingOf));
  connection.onDocumentSymbol((params) => of(params, symbolsIn));
  connection.onWorkspaceSymbol(({ query }) => symbolsNamed(workspace.games, query));
  connection.onFoldingRanges((params) => of(params, foldsIn));
  connection.onSelectionRanges((params) =>
    of(params, (open) => params.positions.map((position) => selectionAt(open, offsetOf(open.file, position)))),
  );
  connection.languages.semanticTokens.on(async (params) => (await of(params, tokensIn)) ?? { data: [] });
  connection.languages.inlayHint.on((params) => of(params, (open) => inlayHintsIn(open, params.range)));
}

/** Keeps the texts of the games as they are in the editor. */
function keepFiles(
  connection: Connection,
  documents: TextDocuments<TextDocument>,
  workspace: Workspace,
  publisher: Publisher,
): void {
  const note = (uri: string, text: (game: EditedGame, path: string) => string | null): void => {
    const open = workspace.open(uri);
    if (open === null) return;
    open.game.change(open.path, text(open.game, open.path));
    publisher.changed(open.game, open.path);
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
