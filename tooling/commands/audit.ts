import { auditSignatures } from '../audit/auditSignatures.ts';
import { command, say } from '../console/command.ts';
import { expectWords } from '../console/words.ts';

const HELP = `npm run audit

Says whether each package has the signature of its registry. CI runs it at each change.`;

command(HELP, async (words) => {
  expectWords(words, []);
  const { isGood, lines } = await auditSignatures();
  for (const line of lines) say(line);
  return isGood ? 0 : 1;
});
