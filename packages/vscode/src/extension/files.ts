// Content files of a workspace that is no disk.
import { isLeftOut } from '@undercroft/contract';
import { FileType, Uri, workspace } from 'vscode';

/** What a game is made of. */
export const CONTENT_FILES = '**/*.{yaml,yml,rules}';

const decoder = new TextDecoder();

export async function readText(uri: Uri): Promise<string> {
  return decoder.decode(await workspace.fs.readFile(uri));
}

/**
 * Texts of all content files of all folders of the workspace, by URI. Folders that cannot be read
 * are left out.
 */
export async function readContent(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const walk = async (folder: Uri): Promise<void> => {
    const entries = await workspace.fs.readDirectory(folder).then(
      (all) => all,
      () => [],
    );
    await Promise.all(
      entries.map(async ([name, type]) => {
        const uri = Uri.joinPath(folder, name);
        if (isLeftOut(name)) return;
        if (type === FileType.Directory) await walk(uri);
        else if (type === FileType.File && /\.(?:ya?ml|rules?)$/i.test(name))
          found[uri.toString()] = await readText(uri);
      }),
    );
  };
  await Promise.all((workspace.workspaceFolders ?? []).map(async ({ uri }) => await walk(uri)));
  return found;
}
