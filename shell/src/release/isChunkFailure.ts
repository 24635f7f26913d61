/** Returns whether an error says that a later part of a script (a chunk) could not be loaded. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
