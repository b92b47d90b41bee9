/** The language server beside the page in which content is edited. */
import '@undercroft/language-server/worker';
