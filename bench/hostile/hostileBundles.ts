/** Returns a server bundle whose parts are these texts. */
function bundle(parts: { readonly load?: string; readonly render?: string }): string {
  const { load = 'return {};', render = "return '<p></p>';" } = parts;
  return `module.exports.default = { contract: 1, load: async (props, host) => { ${load} }, render: () => { ${render} } };`;
}

/**
 * Versions of a widget that do harm on the server, each in its own way; the first one does none, and
 * shows what any publication costs.
 */
export const HOSTILE_BUNDLES: readonly { readonly name: string; readonly bundle: string }[] = [
  { name: 'paints', bundle: bundle({}) },
  { name: 'spins', bundle: bundle({ render: 'for (;;) {}' }) },
  { name: 'hangs', bundle: bundle({ load: 'await new Promise(() => {});' }) },
  {
    name: 'hoards',
    bundle: bundle({ load: 'const kept = []; for (;;) kept.push(new Array(1e5).fill(kept));' }),
  },
  {
    name: 'floods',
    bundle: bundle({
      load: "for (;;) await Promise.all(Array.from({ length: 40 }, (_, at) => host.request.get('/gora/holidays?flood=' + at).catch(() => {})));",
    }),
  },
];
