/**
 * The attribute at the end of a document that names the versions (`widget@version`, with spaces between) that
 * the server could not render, since they threw or crashed (ADR 070). It says nothing of a visitor.
 */
export const UNRENDERED = 'data-unrendered';

/** Returns the versions that the server could not render into a document. */
export function unrenderedIn(document: Document): readonly string[] {
  const told = document.querySelector(`[${UNRENDERED}]`)?.getAttribute(UNRENDERED);
  return told ? told.split(' ') : [];
}
