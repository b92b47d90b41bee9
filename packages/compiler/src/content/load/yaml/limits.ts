/** Lists and maps inside each other. */
export const YAML_DEPTH_MAX = 64;

/** Keys, values, lists and maps of one file. */
export const NODE_COUNT_MAX = 65_536;

/** Errors of the YAML library that are looked at; what follows more than these is noise. */
export const SYNTAX_ERROR_COUNT_MAX = 200;
