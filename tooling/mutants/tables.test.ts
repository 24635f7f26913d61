import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { hasTitle } from '../documented/readCitations.ts';
import { DEFENCES } from './defences/index.ts';
import { mutate, type Mutant } from './mutant.ts';
import { REQUIREMENTS } from './requirements/index.ts';

const ALL = [...DEFENCES, ...REQUIREMENTS];

function read(path: string): string {
  return readFileSync(join(repositoryRoot, path), 'utf8');
}

describe('the mutants', () => {
  it('have names of their own', () => {
    expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
  });

  it.each(ALL.map((mutant) => [mutant.id, mutant] as const))(
    '%s: its text stands in its file once, and its test is there',
    (_id, mutant) => {
      expect(mutate(read(mutant.file), mutant)).not.toBe(read(mutant.file));
      const test = join(repositoryRoot, mutant.test.file);
      expect(existsSync(test) && hasTitle(test, mutant.test.title)).toBe(true);
    },
  );

  it.each(REQUIREMENTS.map(({ id, test }) => [id, test.title]))(
    '%s is killed by a test that names the requirement: %s',
    (id, title) => {
      const [requirement] = id.split(' ');
      expect(title).toContain(`[${requirement}]`);
    },
  );

  it('are there for at least 60 requirements', () => {
    const named = new Set(REQUIREMENTS.map(({ id }) => id.split(' ')[0]));
    expect(named.size).toBeGreaterThanOrEqual(60);
  });
});

describe('a mutant', () => {
  const mutant: Mutant = {
    id: 'a-lock',
    without: 'anybody comes in',
    file: 'door.ts',
    text: 'isLocked()',
    mutant: 'false',
    test: { file: 'door.test.ts', title: 'is locked for %s at %i' },
  };

  it('has other text in place of the behaviour', () => {
    expect(mutate('const open = !isLocked();', mutant)).toBe('const open = !false;');
  });

  it.each(['const open = true;', 'isLocked() && isLocked()'])(
    'is refused where the text does not stand once: %s',
    (source) => {
      expect(() => mutate(source, mutant)).toThrow('a-lock');
    },
  );
});
