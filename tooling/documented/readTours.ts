/** One change to a file: text beside or in place of the one line that is named, or a new file. */
export interface Edit {
  readonly kind: 'edit';
  /** Path from the root of the repository. */
  readonly path: string;
  /** Absent for a new file. */
  readonly at?: { readonly side: 'before' | 'after' | 'in place of'; readonly line: string };
  readonly text: string;
}

/** Command lines, as somebody types them at the root of the repository. */
interface Commands {
  readonly kind: 'commands';
  readonly lines: readonly string[];
}

/** A documented way to add something, which a program can follow. */
export interface Tour {
  readonly title: string;
  /** `At most 6 files`: how many files the steps may touch. */
  readonly most: number;
  readonly steps: readonly (Edit | Commands)[];
  /** The name of what the tour adds, as the titles of the tests in `knownBy` contain it. */
  readonly name: string;
  /** Test files, each with at least one test that has the name in its title. */
  readonly knownBy: readonly string[];
  /**
   * Command lines that follow the list of tests; `npm run check-docs` runs them, `npm test` does
   * not.
   */
  readonly checks: readonly string[];
  /**
   * The complaints that `npm test -- --only texts` has after the steps: what is left to translate.
   */
  readonly leftToTranslate: readonly string[];
}

const FENCE = /^```(\w*)\n(.*?)^```$/gms;
/** `path`, before `line`: or after, or in place of; or `path`, a new file: */
const PLACE = /^`([^`]+)`, (?:(before|after|in place of) `([^`]+)`|a new file):$/;
const NAME = /by its name, `([^`]+)`/;

function isSide(word: string | undefined): word is 'before' | 'after' | 'in place of' {
  return word === 'before' || word === 'after' || word === 'in place of';
}

function toLines(block: string): string[] {
  return block.split('\n').filter((line) => line.trim() !== '');
}

/** Reads a code block by the line above it; undefined where that line names no place. */
function readStep(before: string, language: string, text: string): Edit | Commands | undefined {
  const [, path, side, line] = PLACE.exec(before.trimEnd().split('\n').at(-1) ?? '') ?? [];
  if (path === undefined)
    return language === 'sh' ? { kind: 'commands', lines: toLines(text) } : undefined;
  return isSide(side) && line !== undefined
    ? { kind: 'edit', path, text, at: { side, line } }
    : { kind: 'edit', path, text };
}

/** Reads the files and command lines of a text, in order. Throws where nothing says where a block goes. */
export function readSteps(title: string, text: string): (Edit | Commands)[] {
  return [...text.matchAll(FENCE)].map(({ 1: language = '', 2: block = '', index }) => {
    const step = readStep(text.slice(0, index), language, block);
    if (step === undefined) throw new Error(`${title}: no line says where this goes:\n${block}`);
    return step;
  });
}

function readTour(section: string): Tour {
  const [title = ''] = section.split('\n');
  const [, name] = NAME.exec(section) ?? [];
  const [way = '', proof = ''] = section.split(NAME).filter((part) => part !== name);
  const steps = readSteps(title, way);
  const most = Number(/At most (\d+) files/.exec(section)?.[1]);
  const knownBy = [...proof.matchAll(/^- `([^`]+\.test\.tsx?)`/gm)].map(([, path = '']) => path);
  const linesIn = (wanted: string) =>
    [...proof.matchAll(FENCE)].flatMap(([, language, block = '']) =>
      language === wanted ? toLines(block) : [],
    );
  if (!most || name === undefined || steps.length === 0 || knownBy.length === 0)
    throw new Error(`${title} needs steps, "At most … files", a name and the tests that know it.`);
  return {
    title,
    most,
    steps,
    name,
    knownBy,
    checks: linesIn('sh'),
    leftToTranslate: linesIn('text'),
  };
}

/**
 * The tours of a page: the third-level headings below `## Tours`. Throws where one cannot be
 * followed.
 */
export function readTours(page: string): readonly Tour[] {
  const tours = page.split(/^## /m).find((section) => section.startsWith('Tours\n')) ?? '';
  return tours.split(/^### /m).slice(1).map(readTour);
}
