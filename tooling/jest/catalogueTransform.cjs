const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { compileCatalogue } = require('../catalogues/compileCatalogue.ts');

const COMPILER = ['compileCatalogue.ts', 'compileMessage.ts'].map((name) =>
  readFileSync(join(__dirname, '../catalogues', name)),
);

/** Gives tests the catalogues as the build compiles them (ADR 026). */
module.exports = {
  /** @param {string} source */
  process: (source) => ({ code: compileCatalogue(source) }),
  /** Changes with the catalogue and with the compiler. @param {string} source */
  getCacheKey: (source) => {
    const hash = createHash('sha256').update(source);
    for (const file of COMPILER) hash.update(file);
    return hash.digest('hex');
  },
};
