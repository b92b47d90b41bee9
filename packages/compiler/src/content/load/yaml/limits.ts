/** Characters (UTF-16 units) of one YAML file. Ten times the longest table of a game; a hostile file of this length is read in seconds. */
export const FILE_LENGTH_MAX = 262_144;

/** Lists and maps inside each other. */
export const YAML_DEPTH_MAX = 64;

/** Keys, values, lists and maps of one file. */
export const NODE_COUNT_MAX = 65_536;

/** Errors of the YAML library that are looked at; what follows more than these is noise. */
export const SYNTAX_ERROR_COUNT_MAX = 200;
