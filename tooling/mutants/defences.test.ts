import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { hasTitle } from '../documented/readCitations.ts';
import { type Defence, withoutDefence } from './defence.ts';
import { DEFENCES } from './defences/index.ts';

function read(path: string): string {
  return readFileSync(join(repositoryRoot, path), 'utf8');
}

describe('the mutants of the defences', () => {
  it('have names of their own', () => {
    expect(new Set(DEFENCES.map(({ id }) => id)).size).toBe(DEFENCES.length);
  });

  it.each(DEFENCES.map((defence) => [defence.id, defence] as const))(
    '%s: its text stands in its file once, and its test is there',
    (_id, defence) => {
      expect(withoutDefence(read(defence.file), defence)).not.toBe(read(defence.file));
      const test = join(repositoryRoot, defence.test.file);
      expect(existsSync(test) && hasTitle(test, defence.test.title)).toBe(true);
    },
  );
});

describe('a mutant', () => {
  const defence: Defence = {
    id: 'a-lock',
    against: 'anybody comes in',
    file: 'door.ts',
    text: 'isLocked()',
    mutant: 'false',
    test: { file: 'door.test.ts', title: 'is locked for %s at %i' },
  };

  it('has other text in place of the defence', () => {
    expect(withoutDefence('const open = !isLocked();', defence)).toBe('const open = !false;');
  });

  it.each(['const open = true;', 'isLocked() && isLocked()'])(
    'is refused where the text does not stand once: %s',
    (source) => {
      expect(() => withoutDefence(source, defence)).toThrow('a-lock');
    },
  );
});
