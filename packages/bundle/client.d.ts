/** What the virtual module of `playerPlugin` holds. */

declare module 'virtual:undercroft/player' {
  /** Address of the script that plays any game. */
  export const script: string;
  /** Address of the licences of what is in it, Markdown. */
  export const licences: string;
}
