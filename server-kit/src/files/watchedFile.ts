import { readFile, stat } from 'node:fs/promises';

export interface WatchedFileOptions<Content> {
  readonly file: string;
  /** Milliseconds for which what a look at the file has found serves; default 0: each call looks. */
  readonly lasts?: number;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
  /** Parses the text of the file. Throws when the text is invalid. */
  readonly parse: (text: string) => Content;
  /** The content to use while the file does not exist. */
  readonly whenMissing: Content;
  /** Called once for each invalid content, with the parser's message, and once where it cannot be read. */
  readonly onProblem: (problem: string) => void;
  /** Called with each new content. */
  readonly onChange: (content: Content) => void;
}

export interface WatchedFile<Content> {
  /**
   * Returns the content that applies now, or `lasts` milliseconds ago. Reads the file first if it has
   * changed.
   */
  latest(): Promise<Content>;
  /**
   * Returns why the present file is invalid, or undefined. The last valid content still applies.
   */
  problem(): string | undefined;
}

const MISSING = 'no file';

/**
 * Returns a text that changes with every write. It includes the inode, since editors replace files.
 */
async function stampOf(file: string): Promise<string> {
  try {
    const { mtimeNs, ctimeNs, size, ino } = await stat(file, { bigint: true });
    return `${mtimeNs} ${ctimeNs} ${size} ${ino}`;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT'
      ? MISSING
      : `unreadable: ${String(error)}`;
  }
}

/** Watches a file that an operator may change while the server runs. */
export function watchedFile<Content>({
  file,
  lasts = 0,
  now = () => performance.now(),
  parse,
  whenMissing,
  onProblem,
  onChange,
}: WatchedFileOptions<Content>): WatchedFile<Content> {
  let current = whenMissing;
  let stamp = MISSING;
  let problem: string | undefined;
  let looking: Promise<void> | undefined;
  let lookedAt = -Infinity;

  const look = async () => {
    const found = await stampOf(file);
    if (found === stamp) return;
    try {
      const text = found === MISSING ? undefined : await readFile(file, 'utf8');
      // what could not be read is read again at the next look
      stamp = found;
      current = text === undefined ? whenMissing : parse(text);
      problem = undefined;
      onChange(current);
    } catch (error) {
      const before = problem;
      problem = error instanceof Error ? error.message : String(error);
      if (stamp === found || problem !== before) onProblem(problem);
    }
  };
  return {
    async latest() {
      const asked = now();
      if (asked - lookedAt < lasts) return current;
      looking ??= look().finally(() => {
        lookedAt = asked;
        looking = undefined;
      });
      await looking;
      return current;
    },
    problem: () => problem,
  };
}
