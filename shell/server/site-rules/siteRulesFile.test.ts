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
  it('[R2.01] may be missing: the default rules apply', async () => {
    const { rules, problems } = aFile();
    expect(await rules.latest()).toBe(USUAL_RULES);
    expect(problems).toEqual([]);
  });

  it('[R2.09] turns a switch on at the next navigation, and off when the file is deleted', async () => {
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

  it('[R2.09] is looked at again when the last look has lasted long enough, and not before', async () => {
    const { file, write } = aFile();
    let now = 0;
    const nothing = () => {};
    const rules = siteRulesFile({
      file,
      lasts: 100,
      now: () => now,
      onProblem: nothing,
      onChange: nothing,
    });
    await rules.latest();
    await write({ maintenance: { result: true } });
    now = 99;
    expect(await rules.latest()).toBe(USUAL_RULES);
    now = 100;
    expect((await rules.latest()).maintenance).toMatchObject({ result: true });
  });

  it('[R2.10] replaces the default rules if it has rules of its own', async () => {
    const { rules, write } = aFile();
    await write({ routes: [{ from: '/campaign', to: '/search/' }] });
    expect((await rules.latest()).routes).toEqual([{ from: '/campaign', to: '/search/' }]);
    await write({});
    expect((await rules.latest()).routes).toEqual(USUAL_RULES.routes);
  });

  it('[R2.09] is read once for navigations at the same time', async () => {
    const { rules, write, changes } = aFile();
    await write({ maintenance: { all: true } });
    const all = await Promise.all([rules.latest(), rules.latest(), rules.latest()]);
    expect(all.every(({ maintenance }) => maintenance.all)).toBe(true);
    expect(changes).toHaveLength(1);
  });

  it('[R2.09] is read again after another file has replaced it', async () => {
    const { rules, write, file } = aFile();
    await write({ maintenance: { all: true } });
    await rules.latest();
    await writeFile(`${file}.next`, JSON.stringify({ maintenance: { all: false } }));
    await rename(`${file}.next`, file);
    expect((await rules.latest()).maintenance.all).toBe(false);
  });

  it.each([
    ['is cut off', '{"maintenance": {"all"', /JSON/],
    ['names an unknown switch', { maintenance: { everything: true } }, /everything/],
    ['has yes instead of true', { maintenance: { all: 'yes' } }, /maintenance\.all/],
    ['has a rule without a path', { routes: [{ from: 'search', to: '/' }] }, /routes\.0\.from/],
    [
      'has a status that does not redirect',
      { routes: [{ from: '/a', to: '/', status: 200 }] },
      /routes\.0\.status/,
    ],
    [
      'has an announcement with another protocol',
      { maintenance: { announcement: 'javascript:alert(1)' } },
      /announcement/,
    ],
  ])(
    '[R2.09] keeps its last valid content if it %s, and reports it once',
    async (_what, bad, words) => {
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
    },
  );
});
