const { relative } = require('node:path');

/**
 * Compiles a catalogue of texts, so that no text is parsed in a browser or on a server (ADR 026).
 * A text that cannot be compiled fails the build with its file, key and reason.
 * @this {import('webpack').LoaderContext<{ compile(source: string): string }>}
 * @param {string} source
 */
module.exports = function catalogueLoader(source) {
  try {
    return this.getOptions().compile(source);
  } catch (error) {
    throw new Error(`${relative(this.rootContext, this.resourcePath)}:\n${error.message}`);
  }
};
