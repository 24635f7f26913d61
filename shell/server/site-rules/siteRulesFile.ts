import { readFile, stat } from 'node:fs/promises';
import { USUAL_RULES, type SiteRules } from '../../src/site-rules/siteRules.ts';
import { parseSiteRules } from './siteRulesSchema.ts';

export interface SiteRulesOptions {
  readonly file: string;
  /** Told once of each content that does not fit. */
  readonly onProblem: (problem: string) => void;
  /** Told of each content that is followed from now on. */
  readonly onChange: (rules: SiteRules) => void;
}

export interface SiteRulesFile {
  /** What holds for a navigation now. */
  latest(): Promise<SiteRules>;
  /** What is wrong with the file as it stands; the last good content holds meanwhile. */
  problem(): string | undefined;
}

/** Changes with every write: time of change, size, and the file itself, which an editor may replace. */
async function stampOf(file: string): Promise<string> {
  try {
    const { mtimeNs, ctimeNs, size, ino } = await stat(file, { bigint: true });
    return `${mtimeNs} ${ctimeNs} ${size} ${ino}`;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT'
      ? 'no file'
      : `unreadable: ${String(error)}`;
  }
}

/**
 * R2.09, R2.10: maintenance switches and route rules, changed while the site runs. The file is looked at for every
 * navigation and read when it has changed, so that a switch holds from the next one on; without a file the usual rules hold.
 */
export function siteRulesFile({ file, onProblem, onChange }: SiteRulesOptions): SiteRulesFile {
  let current = USUAL_RULES;
  let stamp = 'no file';
  let problem: string | undefined;
  let looking: Promise<void> | undefined;

  const look = async () => {
    const found = await stampOf(file);
    if (found === stamp) return;
    stamp = found;
    try {
      current = found === 'no file' ? USUAL_RULES : parseSiteRules(await readFile(file, 'utf8'));
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
