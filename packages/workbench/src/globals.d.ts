/** The content folder of the server; empty in a built site. */
declare const __CONTENT__: string;
