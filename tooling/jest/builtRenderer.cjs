/**
 * Builds the renderer's code before tests that start renderers, if it has changed (ADR 035), except where who
 * starts Jest says that none of its tests does.
 */
module.exports = async () => {
  // oxlint-disable-next-line node/no-process-env -- Jest gives this nothing else
  if (process.env.TESTS_WITHOUT_RENDERER === '1') return;
  const { ensureRenderer } = await import('../build/buildRenderer.ts');
  await ensureRenderer();
};
