/** Builds the renderer's code before tests that start renderers, if it has changed (ADR 035). */
module.exports = async () => {
  const { ensureRenderer } = await import('../build/buildRenderer.ts');
  await ensureRenderer();
};
