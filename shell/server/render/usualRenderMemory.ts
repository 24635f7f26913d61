import { totalmem } from 'node:os';

/** The least that renderers get by default, in megabytes: about a dozen of them. */
const LEAST = 400;

/** Returns a quarter of the memory that this process may use, in megabytes. */
export function usualRenderMemory(): number {
  // zero, or more than there is, if nothing constrains the process
  const constrained = process.constrainedMemory() || Infinity;
  return Math.max(LEAST, Math.floor(Math.min(constrained, totalmem()) / 4_000_000));
}
