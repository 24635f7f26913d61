import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { command, say } from '../console/command.ts';
import { expectWords } from '../console/words.ts';
import { checkTextsIn, checkTypesIn, unknownTo } from '../documented/checkTour.ts';
import { readCommands } from '../documented/readCommands.ts';
import { readTours, type Tour } from '../documented/readTours.ts';
import { runAsWritten } from '../documented/runAsWritten.ts';
import { OPERATIONS_PAGE, runOperations } from '../documented/runOperations.ts';
import { scratchCopy } from '../documented/scratchCopy.ts';
import { runIn, takeTour } from '../documented/takeTour.ts';
import { SETTINGS_PAGE, settingsPage } from '../settings/settingsPage.ts';
import { withEnvironment } from '../stack/environment.ts';
import { findFreePorts } from '../stack/ports.ts';

const PAGE = 'docs/delivery.md';
const TOURS = 'docs/where-code-goes.md';
/** All projects, without what the compiler remembers. */
const WHOLE_HOUSE = ['--force', 'tsconfig.json'];
/** Milliseconds that one command may take. The first one installs everything. */
const LONGEST = 600_000;
const ADDRESS = /http:\/\/localhost:\d+/;

/** Whether a command runs until it is ended. */
function goesOn(line: string): boolean {
  return /^npm (start|run dev)\b/.test(line);
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(0)} s`;
}

/**
 * Follows one tour in a copy; rejects where its types, its tests, lint or its own checks complain.
 * Resolves with the number of files touched.
 */
async function checkTour(tour: Tour): Promise<number> {
  const copy = await scratchCopy();
  try {
    const files = await takeTour(tour, copy);
    const problems = [
      ...(await checkTypesIn(copy.folder, WHOLE_HOUSE)),
      ...(await checkTextsIn(copy.folder, tour)),
      ...(await unknownTo(copy.folder, tour)),
    ];
    if (problems.length > 0) throw new Error(`${tour.title}:\n${problems.join('\n')}`);
    await runIn(copy, ['npm test -- --only lint', ...tour.checks]);
    return files.length;
  } finally {
    await copy.remove();
  }
}

/** Follows every tour in a copy of its own, or those whose titles contain `part`. */
async function checkTours(part = ''): Promise<void> {
  const tours = readTours(await readFile(join(repositoryRoot, TOURS), 'utf8'));
  const chosen = tours.filter(({ title }) => title.includes(part));
  if (chosen.length === 0)
    throw new Error(
      `No tour has "${part}" in its title; there are ${tours.map(({ title }) => title).join(', ')}.`,
    );
  for (const tour of chosen) {
    const since = performance.now();
    const files = await checkTour(tour);
    say(`${seconds(since)}  ${tour.title}: ${files} files of ${tour.most} at most`);
  }
}

/**
 * Clones the repository, runs `npm start` in the clone, and beside it the commands for a new team
 * as they are written.
 */
async function checkDelivery(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'asashiba-docs-'));
  execFileSync('git', ['clone', '-q', repositoryRoot, folder]);
  const ports = await findFreePorts();
  const environment = withEnvironment({
    SHELL_PORT: String(ports.shell),
    STAFF_PORT: String(ports.staff),
    FRAME_PORT: String(ports.frame),
    GATEWAY_PORT: String(ports.gateway),
    REGISTRY_PORT: String(ports.registry),
    DATA_FOLDER: join(folder, '.data'),
    GATEWAY_SCALE: '0.1',
  });
  const run = (line: string) =>
    runAsWritten(line, {
      folder,
      environment,
      longest: LONGEST,
      ready: goesOn(line) ? ADDRESS : undefined,
    });
  let begin = performance.now();
  const site = await run('npm start');
  try {
    say(`${seconds(begin)}  npm start, with all packages and builds`);
    begin = performance.now();
    for (const line of readCommands(await readFile(join(folder, PAGE), 'utf8'))) {
      const since = performance.now();
      const done = await run(line);
      if (goesOn(line)) await done.stop();
      say(`${seconds(since)}  ${line}`);
    }
    say(`From nothing to a canary and back: ${seconds(begin)}`);
    const page = await (await fetch(`http://localhost:${ports.shell}/index-pc`)).text();
    if (!/data-slot="guest" data-widget="mf-weather@/.test(page))
      throw new Error('The new widget does not stand on the top page.');
    say('The new widget stands on the top page.');
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const HELP = `npm run check-docs [-- tours [part of a title] | operations | settings]

Follows the documents as they are written, which takes some minutes; npm test does it in short form.

  tours        the tours, or those whose title has this part
  operations   what an operator does on one machine; it needs a PostgreSQL
  settings     writes the page of all settings
  nothing      the tours, the commands for a new team, the operator's`;

command(HELP, async ([only, ...words]) => {
  if (only !== undefined) expectWords([only], ['tours', 'operations', 'settings']);
  if (only === 'settings') {
    await writeFile(join(repositoryRoot, SETTINGS_PAGE), settingsPage());
    return;
  }
  if (only !== 'operations') await checkTours(words.join(' '));
  if (only === undefined) await checkDelivery();
  if (only !== 'tours') {
    say(`${OPERATIONS_PAGE}: running its commands, which takes some minutes ...`);
    say(`${await runOperations()} s  ${OPERATIONS_PAGE}, from packages to pages`);
  }
});
