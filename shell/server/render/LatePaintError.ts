/** A first paint did not end before its deadline. */
export class LatePaintError extends Error {
  override readonly name = 'LatePaintError';
}
