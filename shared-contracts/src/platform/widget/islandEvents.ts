/**
 * What a widget tells the page about its island (ADR 034): events on the island's element, which
 * bubble. A page without a listener loses nothing.
 */
export const ISLAND_EVENTS = {
  /** Just before the widget takes over the element. From then on it answers every press itself. */
  wakes: 'islandwakes',
  /** Once after that, when the widget is drawn and its handlers are in place. */
  alive: 'islandalive',
} as const;
