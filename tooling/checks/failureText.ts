/** The most further lines of what a test said, and the most characters of each. */
const MOST_LINES = 16;
const WIDEST = 400;

/** Whether a line says something of its own: not the place in the code that a stack names. */
function isTold(line: string): boolean {
  return line.trim() !== '' && !/^\s*at /.test(line);
}

/**
 * What is said of a test that did not pass: where it stands, its title, and what it said, further lines
 * indented. Of a run of continuous integration this is all that is left.
 */
export function toFailureText(where: string, title: string, message: string): string {
  const [first = '', ...others] = message.split('\n').filter(isTold);
  const further = others.slice(0, MOST_LINES).map((line) => `  ${line.trimEnd().slice(0, WIDEST)}`);
  return [`${where} › ${title}: ${first.trim()}`, ...further].join('\n');
}
