/** Puts a module into a block, in which it may name its classes like the injected globals. */
module.exports = {
  process: (source) => ({ code: `{\n${source}\n}` }),
};
