/** Whether a part of a script that was asked for later could not be loaded. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
