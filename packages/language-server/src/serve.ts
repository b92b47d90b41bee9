// The server: what comes over a connection, and who answers it. The same over a pipe and in a
// worker.

import {
  CodeActionKind,
  DidChangeWatchedFilesNotification,
  PositionEncodingKind,
  TextDocuments,
  TextDocumentSyncKind,
  type CancellationToken,
  type Connection,
  type InitializeResult,
  type Position,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { refuseCancelled } from './cancelling.ts';
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

/**
 * Games and files that a request speaks of, once all changes before it have been told. The token is
 * that of the request: one that is cancelled ends here, with a `ResponseError`.
 */
interface Asked {
  readonly gameOf: (uri: string, token: CancellationToken) => Promise<EditedGame | null>;
  readonly open: (uri: string, token: CancellationToken) => Promise<AskedFile | null>;
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
  const settled = async (token: CancellationToken): Promise<void> => {
    refuseCancelled(token);
    await publisher.settle();
    refuseCancelled(token);
  };
  const asked: Asked = {
    gameOf: async (uri, token) => {
      await settled(token);
      return workspace.gameOf(uri);
    },
    open: async (uri, token) => {
      await settled(token);
      return workspace.open(uri);
    },
  };
  answerPlaces(connection, host, asked, () => moves);
  answerShapes(connection, workspace, asked);
  answerLines(connection, workspace, asked, () => runs);
  answerPages(connection, asked);
  documents.listen(connection);
  connection.listen();
}

/** Answers what is asked of a place in a file. */
function answerPlaces(connection: Connection, host: FileHost, asked: Asked, moves: () => boolean): void {
  const at = async <T>(
    params: At,
    token: CancellationToken,
    answer: (open: AskedFile, offset: number) => T,
  ): Promise<T | null> => {
    const open = await asked.open(params.textDocument.uri, token);
    return open === null ? null : answer(open, offsetOf(open.file, params.position));
  };
  connection.onHover((params, token) => at(params, token, hoverAt));
  connection.onDefinition((params, token) => at(params, token, definitionAt));
  connection.onReferences((params, token) =>
    at(params, token, (open, offset) => referencesAt(open, offset, params.context.includeDeclaration)),
  );
  connection.onDocumentHighlight((params, token) => at(params, token, highlightsAt));
  connection.onCompletion((params, token) =>
    at(params, token, (open, offset) => completionAt(open, offset, host.icons?.names ?? null)),
  );
  connection.onCompletionResolve((item) => completionWithPicture(item, host.icons));
  connection.onSignatureHelp((params, token) => at(params, token, signatureHelpAt));
  connection.onPrepareRename((params, token) => at(params, token, prepareRenameAt));
  connection.onRenameRequest((params, token) =>
    at(params, token, (open, offset) => renamedAt(open, offset, params.newName, moves())),
  );
}

/** Answers what stands beside or above lines. @param runs whether the client can run scenarios */
function answerLines(connection: Connection, workspace: Workspace, asked: Asked, runs: () => boolean): void {
  connection.onCodeAction(async ({ textDocument, range }, token) => {
    const open = await asked.open(textDocument.uri, token);
    return open === null ? null : actionsIn(open, range, workspace);
  });
  connection.onCodeLens(async ({ textDocument }, token) => {
    const open = await asked.open(textDocument.uri, token);
    return open === null ? null : lensesIn(open, runs());
  });
}

/** Answers what pages ask beside the protocol. */
function answerPages(connection: Connection, asked: Asked): void {
  connection.onRequest(MODULE_REQUEST, async ({ uri }: ModuleParams, token) => {
    const open = await asked.open(uri, token);
    return open === null ? null : open.game.built(open.path);
  });
  connection.onRequest(
    RELEASE_REQUEST,
    async ({ uri }: ModuleParams, token) => (await asked.gameOf(uri, token))?.released() ?? null,
  );
  connection.onRequest(
    TEXTS_REQUEST,
    async ({ uri }: ModuleParams, token) => (await asked.gameOf(uri, token))?.texts() ?? null,
  );
  connection.onRequest(
    TRIAL_REQUEST,
    async ({ uri, effect }: TrialParams, token) => (await asked.gameOf(uri, token))?.withTrial(effect) ?? null,
  );
  connection.onRequest(FORM_REQUEST, async ({ uri, offset }: FormParams, token) => {
    const open = await asked.open(uri, token);
    return open === null ? null : editFormAt(open, offset);
  });
}

/** Answers what is asked of a file as a whole. */
function answerShapes(connection: Connection, workspace: Workspace, asked: Asked): void {
  const of = async <T>(
    { textDocument }: Pick<At, 'textDocument'>,
    token: CancellationToken,
    answer: (open: AskedFile) => T,
  ): Promise<T | null> => {
    const open = await asked.open(textDocument.uri, token);
    return open === null ? null : answer(open);
  };
  connection.onDocumentFormatting((params, token) => of(params, token, formattingOf));
  connection.onDocumentSymbol((params, token) => of(params, token, symbolsIn));
  connection.onWorkspaceSymbol(({ query }, token) => {
    refuseCancelled(token);
    return symbolsNamed(workspace.games, query);
  });
  connection.onFoldingRanges((params, token) => of(params, token, foldsIn));
  connection.onSelectionRanges((params, token) =>
    of(params, token, (open) => params.positions.map((position) => selectionAt(open, offsetOf(open.file, position)))),
  );
  connection.languages.semanticTokens.on(async (params, token) => (await of(params, token, tokensIn)) ?? { data: [] });
  connection.languages.inlayHint.on((params, token) => of(params, token, (open) => inlayHintsIn(open, params.range)));
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
