import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { readCommands } from './readCommands.ts';

it('reads the lines of the first code block of a page', () => {
  expect(
    readCommands('# A\n\n```sh\nnpm test   # all of it\n\nnpm start\n```\n\n```\nrm -rf\n```\n'),
  ).toEqual(['npm test   # all of it', 'npm start']);
  expect(readCommands('# A page of words')).toEqual([]);
});

it('[R10.04] every command of the page for teams is a script of this repository', async () => {
  const commands = readCommands(await readFile(join(repositoryRoot, 'docs/delivery.md'), 'utf8'));
  const { scripts } = JSON.parse(await readFile(join(repositoryRoot, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(commands.length).toBeGreaterThan(8);
  for (const command of commands)
    expect(scripts).toHaveProperty(/^npm (?:run )?([\w-]+)/.exec(command)?.[1] ?? command);
});
