/** What is used of subset-font, which has no types of its own. */
declare module 'subset-font' {
  /** Settings of one cut. */
  interface Cut {
    readonly targetFormat: 'woff2';
    readonly noHinting: boolean;
    /** tags of OpenType features that stay */
    readonly keepFeatures: readonly string[];
    /** names in the file that stay: 0 copyright, 13 licence, 14 its address */
    readonly preserveNameIds: readonly number[];
  }
  export default function subsetFont(font: Uint8Array, text: string, cut: Cut): Promise<Uint8Array>;
}
