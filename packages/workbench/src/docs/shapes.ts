/** What pages of the documents carry for their scripts. */

/** An example, ready to be compiled. */
export interface RunnableExample {
  /** of the file that is edited, inside the game */
  readonly path: string;
  /**
   * texts that are laid over those of the game, by path inside it; the one that is edited among
   * them
   */
  readonly files: Readonly<Record<string, string>>;
  /** offset in the edited text at which what is shown begins */
  readonly from: number;
}

/** A piece of a page, below one heading. */
export interface SearchText {
  /** address below the folder of the site, with the heading: `language/08-decisions.html#menus` */
  readonly id: string;
  readonly page: string;
  /** title of the part */
  readonly part: string;
  /** the heading; the title of the page for what stands above the first */
  readonly heading: string;
  readonly text: string;
}
