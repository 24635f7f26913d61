import { readFile, stat } from 'node:fs/promises';

export interface WatchedFileOptions<Content> {
  readonly file: string;
  /** Throws where the text does not fit. */
  readonly parse: (text: string) => Content;
  /** What holds while there is no file. */
  readonly whenMissing: Content;
  /** Told once of each content that does not fit. */
  readonly onProblem: (problem: string) => void;
  /** Told of each content that holds from now on. */
  readonly onChange: (content: Content) => void;
}

export interface WatchedFile<Content> {
  /** What holds now. */
  latest(): Promise<Content>;
  /** What is wrong with the file as it stands; the last good content holds meanwhile. */
  problem(): string | undefined;
}

const MISSING = 'no file';

/** A text that changes with every write: time of change, size, and the file itself, which an editor may replace. */
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

/** A file that an operator changes while the server runs. It is looked at for every question, and read when it has changed. */
export function watchedFile<Content>({
  file,
  parse,
  whenMissing,
  onProblem,
  onChange,
}: WatchedFileOptions<Content>): WatchedFile<Content> {
  let current = whenMissing;
  let stamp = MISSING;
  let problem: string | undefined;
  let looking: Promise<void> | undefined;

  const look = async () => {
    const found = await stampOf(file);
    if (found === stamp) return;
    stamp = found;
    try {
      current = found === MISSING ? whenMissing : parse(await readFile(file, 'utf8'));
      problem = undefined;
      onChange(current);
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
      onProblem(problem);
    }
  };
  return {
    async latest() {
      looking ??= look().finally(() => {
        looking = undefined;
      });
      await looking;
      return current;
    },
    problem: () => problem,
  };
}
