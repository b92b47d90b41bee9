import type { Plugin } from 'vite';

/** Modules that are no files. @param modules  source by id */
export function virtualModules(modules: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'virtual-modules',
    enforce: 'pre',
    resolveId(id) {
      // The entry of a library is resolved against its root.
      const found = Object.keys(modules).find((one) => id === one || id.endsWith(`/${one}`));
      return found === undefined ? null : `\0${found}`;
    },
    load(id) {
      const code = id.startsWith('\0') ? modules[id.slice(1)] : undefined;
      return code === undefined ? null : { code, moduleType: 'js', map: { mappings: '' } };
    },
  };
}
