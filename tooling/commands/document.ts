import { command, say } from '../console/command.ts';
import { runNode } from '../console/runNode.ts';
import { expectWords } from '../console/words.ts';

const HELP = `npm run document

Writes docs/contracts/search.md and docs/contracts/widget.schema.json again, as the code has them.`;

command(HELP, async (words) => {
  expectWords(words, []);
  const code = await runNode(['shared-contracts/documentation/document.ts']);
  if (code === 0)
    say('docs/contracts/search.md and docs/contracts/widget.schema.json are as the code.');
  return code;
});
