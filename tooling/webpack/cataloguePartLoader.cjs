const { splitCatalogue } = require('../catalogues/splitCatalogue.ts');

/**
 * `ko.json?first`, `ko.json?later`: the texts of one part of a catalogue (ADR 016).
 * @this {import('webpack').LoaderContext<{ laterTexts: readonly string[] }>}
 * @param {string} source
 */
module.exports = function cataloguePartLoader(source) {
  const { laterTexts } = this.getOptions();
  return JSON.stringify(
    splitCatalogue(JSON.parse(source), this.resourceQuery.slice(1), laterTexts),
  );
};
