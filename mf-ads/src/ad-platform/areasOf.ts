/** Returns the area codes of a search's query, separated by commas; '' without one. */
export function areasOf(query: string): string {
  return new URLSearchParams(query).getAll('area[]').join();
}
