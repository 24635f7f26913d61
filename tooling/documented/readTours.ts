/** Puts text into a file: before or behind the one line that is named, or as a new file. */
export interface Edit {
  readonly kind: 'edit';
  readonly path: string;
  /** Absent for a new file. */
  readonly at?: { readonly side: 'before' | 'after'; readonly line: string };
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
  /** What is added, and the test files in which a test with that name in parentheses shows that it is known. */
  readonly name: string;
  readonly knownBy: readonly string[];
}

const FENCE = /^```(\w*)\n(.*?)^```$/gms;
/** `path`, before `line`: or `path`, after `line`: or `path`, a new file: */
const PLACE = /^`([^`]+)`, (?:(before|after) `([^`]+)`|a new file):$/;

function readStep(before: string, language: string, text: string): Edit | Commands | undefined {
  if (language === 'sh')
    return { kind: 'commands', lines: text.split('\n').filter((line) => line.trim() !== '') };
  const [, path, side, line] = PLACE.exec(before.trimEnd().split('\n').at(-1) ?? '') ?? [];
  if (path === undefined) return undefined;
  const at = side === undefined || line === undefined ? {} : { at: { side, line } };
  return { kind: 'edit', path, text, ...at } as Edit;
}

function readTour(section: string): Tour {
  const title = section.split('\n')[0] ?? '';
  const steps = [...section.matchAll(FENCE)].map(({ 1: language = '', 2: text = '', index }) => {
    const step = readStep(section.slice(0, index), language, text);
    if (step === undefined) throw new Error(`${title}: nothing says where this goes:\n${text}`);
    return step;
  });
  const most = Number(/At most (\d+) files/.exec(section)?.[1]);
  const name = /by its name, `([^`]+)`/.exec(section)?.[1];
  const knownBy = [...section.matchAll(/^- `([^`]+\.test\.tsx?)`/gm)].map(([, path = '']) => path);
  if (!most || name === undefined || steps.length === 0 || knownBy.length === 0)
    throw new Error(`${title} needs steps, "At most … files", a name and the tests that know it.`);
  return { title, most, steps, name, knownBy };
}

/** The tours of a page: the third-level headings below `## Tours`. */
export function readTours(page: string): readonly Tour[] {
  const tours = page.split(/^## /m).find((section) => section.startsWith('Tours\n')) ?? '';
  return tours.split(/^### /m).slice(1).map(readTour);
}
