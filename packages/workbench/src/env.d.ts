/** What a build says of the page; not said where the page is served. */
interface ImportMetaEnv {
  readonly WORKSHOP?: boolean;
  readonly GALLERY?: boolean;
  readonly DOCS?: boolean;
}

/** The small game of the reference, whose files the examples are. */
declare module 'virtual:undercroft/docs-game' {
  export const game: string;
  /** texts by path inside the game */
  export const files: Readonly<Record<string, string>>;
  /** where calls are tried: a scenario without a name, in YAML */
  export const position: string;
}

/** Patterns of a language for `hyphen`, which comes without types. */
declare module 'hyphen/*' {
  const hyphenator: {
    readonly hyphenateSync: (text: string, options: { readonly hyphenChar: string }) => string;
  };
  export default hyphenator;
}
