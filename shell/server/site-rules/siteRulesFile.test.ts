/** @jest-environment node */
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { USUAL_RULES } from '../../src/site-rules/siteRules.ts';
import { siteRulesFile } from './siteRulesFile.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-rules-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function aFile() {
  const file = join(folder, 'site-rules.json');
  const problems: string[] = [];
  const changes: unknown[] = [];
  const rules = siteRulesFile({
    file,
    onProblem: (problem) => problems.push(problem),
    onChange: (change) => changes.push(change),
  });
  return {
    rules,
    problems,
    changes,
    write: (content: unknown) =>
      writeFile(file, typeof content === 'string' ? content : JSON.stringify(content)),
    file,
  };
}

describe("the operator's file", () => {
  it('[R2.01] may be missing: the usual rules hold', async () => {
    const { rules, problems } = aFile();
    expect(await rules.latest()).toBe(USUAL_RULES);
    expect(problems).toEqual([]);
  });

  it('[R2.09] turns a switch from the next navigation on, and back when the file goes', async () => {
    const { rules, write, file } = aFile();
    await rules.latest();
    await write({ maintenance: { result: true, until: '2026-11-21T12:00:00+09:00' } });
    expect((await rules.latest()).maintenance).toMatchObject({
      result: true,
      all: false,
      until: '2026-11-21T12:00:00+09:00',
    });
    await write({ maintenance: { result: false, detail: true } });
    expect((await rules.latest()).maintenance).toMatchObject({ result: false, detail: true });
    await rm(file);
    expect(await rules.latest()).toBe(USUAL_RULES);
  });

  it('[R2.10] replaces the usual rules by its own, and keeps them where it names none', async () => {
    const { rules, write } = aFile();
    await write({ routes: [{ from: '/campaign', to: '/search/' }] });
    expect((await rules.latest()).routes).toEqual([{ from: '/campaign', to: '/search/' }]);
    await write({});
    expect((await rules.latest()).routes).toEqual(USUAL_RULES.routes);
  });

  it('[R2.09] is read by every navigation at once, and is told of once', async () => {
    const { rules, write, changes } = aFile();
    await write({ maintenance: { all: true } });
    const all = await Promise.all([rules.latest(), rules.latest(), rules.latest()]);
    expect(all.every(({ maintenance }) => maintenance.all)).toBe(true);
    expect(changes).toHaveLength(1);
  });

  it('[R2.09] that another file takes the place of is read anew', async () => {
    const { rules, write, file } = aFile();
    await write({ maintenance: { all: true } });
    await rules.latest();
    await writeFile(`${file}.next`, JSON.stringify({ maintenance: { all: false } }));
    await rename(`${file}.next`, file);
    expect((await rules.latest()).maintenance.all).toBe(false);
  });

  it.each([
    ['is cut off', '{"maintenance": {"all"', /JSON/],
    ['names a switch that is not known', { maintenance: { everything: true } }, /everything/],
    ['says yes instead of true', { maintenance: { all: 'yes' } }, /maintenance\.all/],
    ['has a rule from no path', { routes: [{ from: 'search', to: '/' }] }, /routes\.0\.from/],
    [
      'has a status that does not redirect',
      { routes: [{ from: '/a', to: '/', status: 200 }] },
      /routes\.0\.status/,
    ],
    [
      'has an announcement of another kind',
      { maintenance: { announcement: 'javascript:alert(1)' } },
      /announcement/,
    ],
  ])('[R2.09] that %s keeps the last good content, and says so once', async (_what, bad, words) => {
    const { rules, write, problems } = aFile();
    await write({ maintenance: { detail: true } });
    await rules.latest();
    await write(bad);
    expect((await rules.latest()).maintenance.detail).toBe(true);
    await rules.latest();
    expect(problems).toEqual([expect.stringMatching(words)]);
    expect(rules.problem()).toMatch(words);
    await write({});
    expect((await rules.latest()).maintenance.detail).toBe(false);
    expect(rules.problem()).toBeUndefined();
  });
});
