/** Flags with a meaning of npm's own, which may stand in its settings, too. */
const ALSO_OF_NPM = ['browser', 'key', 'only'];
/** A flag in the words of a help. What a command gives to another program stands in quotes. */
const IN_HELP = /(?<!['"`])--([a-z][a-z-]*)/g;

/**
 * The flags in the source of a command, its help, that npm took from the command line for itself,
 * since no "--" stood before them: the command would run without them, and `deploy` without
 * `--dry-run` or `--canary` would publish for everybody. npm tells its scripts what it took.
 *
 * @param {string} source
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {string[]}
 */
export function keptFlags(source, environment) {
  const flags = new Set([...source.matchAll(IN_HELP)].map(([, flag = '']) => flag));
  return [...flags].filter((flag) => {
    const taken = environment[`npm_config_${flag.replaceAll('-', '_')}`] ?? '';
    return ALSO_OF_NPM.includes(flag) ? taken === 'true' : taken !== '';
  });
}
