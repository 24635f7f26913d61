/**
 * R9.06: the name of the parameter that chooses the language of a page. It stands outside of the
 * table of parameters, which the frame's first script does not load.
 */
export const LANGUAGE_PARAMETER = 'lang';
