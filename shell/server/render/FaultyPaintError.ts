/**
 * A first paint failed, and its version is at fault: it threw, ended its process or does not let go of it, or
 * has done so too often. A late paint is another error, since the gateway may be late, and so is a paint
 * whose call the gateway refused.
 */
export class FaultyPaintError extends Error {
  override readonly name = 'FaultyPaintError';
}
