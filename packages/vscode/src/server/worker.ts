// The language server of the extension in a browser: the extension hands in the texts.
import '@undercroft/language-server/worker';
