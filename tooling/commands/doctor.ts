import { command, say } from '../console/command.ts';
import { expectWords } from '../console/words.ts';
import { readMachine } from '../doctor/machine.ts';
import { toFindings } from '../doctor/toFindings.ts';

const HELP = `npm run doctor

Says what this machine lacks for npm start and npm test.`;

command(HELP, async (words) => {
  expectWords(words, []);
  const findings = toFindings(await readMachine());
  const stops = findings.filter(({ stopsStart }) => stopsStart);
  for (const { words } of findings) say(`- ${words}`);
  if (findings.length === 0)
    say('Nothing is missing: npm start and npm test have all that they need.');
  else if (stops.length === 0) say('npm start works; npm test says what it left out.');
  else say('npm start does not work until this is done.');
  return stops.length === 0 ? 0 : 1;
});
