import { writeBill } from '../build/bill/writeBill.ts';
import { buildStale } from '../build/buildStale.ts';
import { SHELL_PARTS } from '../build/shellParts.ts';
import { WIDGETS } from '../build/widgets.ts';
import { command, say } from '../console/command.ts';
import { expectPackages } from '../console/words.ts';

const HELP = `npm run build [-- <package> ...]

Builds the packages that have changed since their last build, and writes which packages ship, and
under which terms. A part of the shell builds the shell.`;

command(HELP, async (words) => {
  expectPackages(words);
  const names = [...new Set(words.map((name) => (SHELL_PARTS.includes(name) ? 'shell' : name)))];
  const built: readonly string[] = ['shell', ...WIDGETS];
  for (const name of names.filter((wanted) => !built.includes(wanted)))
    say(`${name} needs no build: its sources run as they are.`);
  await buildStale({
    log: say,
    only: names.length > 0 ? names.filter((name) => built.includes(name)) : built,
  });
  say(`dist/sbom.cdx.json and dist/licences.txt: ${await writeBill()} packages ship.`);
});
