/** R5.31: the ways in which an address may name an area, as the search reads them: at most `[20]`. */
const NAMES = /^area(\[(1?\d|20)?\])?$/;

/** Returns the area codes of a search's query, separated by commas; '' without one. */
export function areasOf(query: string): string {
  return [...new URLSearchParams(query)]
    .filter(([name]) => NAMES.test(name))
    .map(([, code]) => code)
    .join();
}
