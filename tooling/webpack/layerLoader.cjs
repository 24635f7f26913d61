/**
 * Puts a style sheet into the cascade layer of its owner, so that no widget's rules outrank those
 * of another.
 */
module.exports = function layerLoader(source) {
  const { layer } = this.getOptions();
  return `@layer ${layer}{${source}\n}`;
};
