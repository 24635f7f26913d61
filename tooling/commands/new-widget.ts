import { parseArgs } from 'node:util';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { runPrettier } from '../checks/checkFormat.ts';
import { command, say } from '../console/command.ts';
import { runProgram } from '../console/runProgram.ts';
import { expectWords } from '../console/words.ts';
import { scaffold } from '../new-widget/scaffold.ts';

const HELP = `npm run new-widget -- <name> [options]

Writes the package of a widget that has tests, renders on the server, can be published and fills its
slot, and adds it to the workspace.

  --slot guest   the slot`;

command(HELP, async (words) => {
  const {
    values,
    positionals: [name, ...more],
  } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { slot: { type: 'string', default: 'guest' } },
  });
  if (name === undefined) throw new Error('Name the widget: npm run new-widget -- weather');
  expectWords(more, [name]);
  const widget = await scaffold({ name, slot: values.slot, root: repositoryRoot });
  await runPrettier('--write', widget);
  say(`${widget} is written. Adding it to the workspace ...`);
  if (
    (await runProgram(
      'npm',
      ['install', '--no-audit', '--no-fund', '--loglevel=error'],
      repositoryRoot,
    )) !== 0
  )
    throw new Error('npm install failed; its output is above.');
  say(
    `Its tests: npm test -- ${widget}. Alone: npm run dev -- ${widget} --alone. On the running site: npm run deploy -- ${widget}`,
  );
});
