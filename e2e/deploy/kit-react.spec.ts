import { readFile, writeFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { applyEdit } from 'tooling/documented/applyEdit';
import { readSteps } from 'tooling/documented/readTours';
import { writeKitSeconds } from 'tooling/package/kitSeconds';
import { expect, test } from '../stack/ownStack.ts';
import { openDev } from './devLink.ts';
import { serveInstalledPackages } from './installedPackages.ts';
import { addKey, type BegunLine, NAME, openOwnFolder, readParts, shows } from './ownFolder.ts';
import { startWithKit } from './packedKit.ts';
import { openPlayed, recordVisit } from './recordedVisit.ts';

const COMPONENT = 'src/Holidays.tsx';
const EDITS = 10;

/** Looks at the widget in the open page of `dev`, which has gone on to the second holiday. */
function secondHoliday(page: Page) {
  const guest = page.locator('[data-slot="guest"]');
  const button = guest.getByRole('button');
  return {
    guest,
    goOn: () => button.click(),
    /** The button says after a save which holiday is shown, so that it tells what the component has kept. */
    says: async (label: string) => {
      await expect(button).toHaveText(label);
      await expect(guest.getByRole('alert')).toHaveCount(0);
    },
    warns: async (message: string) => {
      await expect(guest.getByRole('alert')).toHaveCount(1);
      await expect(guest.getByRole('alert')).toContainText(message);
    },
  };
}

/** Looks at the published widget, which the server has rendered and React of the page has made alive. */
async function seeHydrated(page: Page): Promise<void> {
  const { guest, goOn } = secondHoliday(page);
  await expect(guest).toHaveAttribute('data-phase', 'ready');
  await goOn();
  await expect(guest).toContainText('01/01は元日です。');
}

/** Looks at a recorded visit as it is played: React makes the recorded first paint alive. */
async function seePlayed(page: Page, begun: BegunLine): Promise<void> {
  const main = await openPlayed(page, begun);
  await expect(main).toContainText('11/23は勤労感謝の日です。');
  await main.getByRole('button').click();
  await expect(main).toContainText('01/01は元日です。');
  await begun.stop();
}

/** Saves a change of a file, looks at the page, and saves the file as it was. */
async function saving(
  file: string,
  [from, to]: readonly [from: string, to: string],
  see: () => Promise<void>,
): Promise<void> {
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
  await see();
  await writeFile(file, text);
}

/** What is saved beside the documented edit: a style, a mistake, a throw, and what is not a component. */
async function saveAndSee(folder: string, page: Page): Promise<void> {
  const { guest, goOn, says, warns } = secondHoliday(page);
  const file = (name: string) => join(folder, name);
  const kept = '次の祝日（2/4）';
  const styled = guest.locator('div[class*="holidays"]');
  await saving(file('src/Holidays.module.css'), ['var(--g-ink)', 'rgb(1, 2, 3)'], async () => {
    await expect(styled).toHaveCSS('color', 'rgb(1, 2, 3)');
    await says(kept);
  });
  await expect(styled).not.toHaveCSS('color', 'rgb(1, 2, 3)');
  await saving(file(COMPONENT), ['useState(0);', 'useState(0;'], () => warns(`${COMPONENT}: `));
  await says(kept);
  const atTop = ['export function', "throw new Error('no module');\nexport function"] as const;
  await saving(file(COMPONENT), atTop, () => warns('Error: no module'));
  await says(kept);
  const inside = ['const holiday =', "throw new Error('no price');\n  const holiday ="] as const;
  await saving(file(COMPONENT), inside, () => warns('Error: no price'));
  // React has given up what has thrown
  await says('次の祝日（1/4）');
  await goOn();
  await says(kept);
  // whoever asks for other holidays begins with them
  await saving(file('src/loadHolidays.ts'), ['90 * DAY', '30 * DAY'], () =>
    says('次の祝日（1/1）'),
  );
  await says('次の祝日（1/4）');
}

/**
 * Reads the map that the script of `dev` names, as the developer tools of a browser do, and finds a place of the
 * component in it.
 */
async function seeInSources(page: Page, said: string, folder: string): Promise<void> {
  const [, base = ''] = /is served at (\S+)\. /.exec(said) ?? [];
  const read = async (file: string) => (await page.request.get(new URL(file, base).href)).text();
  const script = await read('code.js');
  const [, map = ''] = /^\/\/# sourceMappingURL=(\S+)$/m.exec(script) ?? [];
  const sources = new SourceMap(JSON.parse(await read(map)) as SourceMapPayload);
  const lineIn = (text: string) =>
    text.split('\n').findIndex((each) => each.includes('texts.later'));
  expect(sources.findEntry(lineIn(script), 0)).toMatchObject({
    originalSource: COMPONENT,
    originalLine: lineIn(await readFile(join(folder, COMPONENT), 'utf8')),
  });
  expect(sources.payload.sourcesContent.join('')).toContain('{texts.later}');
}

/** Saves another label, some times. Resolves with the seconds after which the open page had each. */
async function timeEdits(folder: string, page: Page): Promise<number[]> {
  const file = join(folder, COMPONENT);
  const text = await readFile(file, 'utf8');
  const seconds: number[] = [];
  for (let at = 0; at < EDITS; at += 1) {
    const mark = at % 2 === 0 ? '・' : '';
    const shown = page.waitForFunction(
      (wanted) => document.querySelector('[data-slot="guest"] button')?.textContent === wanted,
      `次の祝日（2/4）${mark}`,
      { polling: 'raf' },
    );
    const begun = performance.now();
    await writeFile(file, text.replace('length}）', `length}）${mark}`));
    await shown;
    seconds.push((performance.now() - begun) / 1000);
  }
  return seconds;
}

test('[R10.02][R10.03][R10.04] a team makes, tests, checks and publishes a widget of TypeScript and React by the packed kit, and sees what it saves with the state of its components, word by word by the documentation', async ({
  start,
  ends,
  page,
  browser: playing,
}) => {
  // servers of its own, the bundles of the kit, an install of webpack, and mounts in a browser
  test.setTimeout(600_000);
  const { stack, settings } = await startWithKit(start, ends);
  const packages = await serveInstalledPackages(ends);
  const { folder, begin, ...own } = await openOwnFolder(stack, ends, settings, packages);
  const took: [line: string, seconds: number][] = [];
  const said = new Map<string, string>();
  const type = async (line: string) => {
    const begun = performance.now();
    said.set(line, await own.type(line));
    took.push([line, (performance.now() - begun) / 1000]);
  };
  let developing: { page: Page; stop: () => Promise<void> } | undefined;
  let edits: readonly number[] = [];
  const parts = await readParts();
  const text = ['What the operator does once', 'With the kit and React']
    .map((part) => parts.get(part))
    .join('');
  for (const step of readSteps('own-repository.md', text)) {
    if (step.kind === 'edit') {
      await applyEdit(folder, step);
      if (!developing) continue;
      await secondHoliday(developing.page).says('次の祝日（2/4）');
      edits = await timeEdits(folder, developing.page);
      await saveAndSee(folder, developing.page);
      await developing.stop();
      developing = undefined;
      continue;
    }
    for (const line of step.lines) {
      if (line.includes(' dev ')) {
        const begun = begin(line);
        developing = { page: await openDev(playing, begun, ends), stop: begun.stop };
        const { guest, goOn } = secondHoliday(developing.page);
        await expect(guest).toHaveAttribute('data-widget', `${NAME}@0.0.0-dev`);
        await expect(guest).toContainText('11/23は勤労感謝の日です。');
        await seeInSources(page, begun.said(), folder);
        await goOn();
        await expect(guest).toContainText('01/01は元日です。');
      } else if (line.includes(' replay ')) {
        await recordVisit(page, join(folder, 'visit.json'));
        await seePlayed(await playing.newPage(), begin(line));
      }
      // the servers look at the file of keys now and then
      else if (line.includes('--dry-run')) await expect(() => type(line)).toPass();
      else await type(line);
      if (line.includes('team.pub'))
        await addKey(stack.widgetKeys, await readFile(join(folder, 'team.pub'), 'utf8'));
      if (line.includes('--why first')) {
        await shows(page, stack, '1.0.0');
        await seeHydrated(page);
      }
    }
  }
  const saidBy = (word: string) => {
    const [, answer = `no line has ${word}`] =
      [...said].find(([line]) => line.includes(word)) ?? [];
    return answer;
  };
  for (const count of ['pass 3', 'fail 0']) expect(saidBy('npm test')).toContain(count);
  expect(saidBy(' conform')).toBe(
    `${NAME} keeps what a registry asks of a version, mounts included.\n`,
  );
  expect(saidBy('--why first')).toMatch(/^mf-holiday 1\.0\.0 is published and live for 100 %/);
  expect(saidBy('ci.sh')).toMatch(/1\.1\.0 is published and live for 10 % of the visitors\./);
  // the recorded visit went along, and conform and the registry have played it
  expect(await readFile(join(folder, 'dist/widget.json'), 'utf8')).toContain(
    '"recordings/visit.json"',
  );
  await writeKitSeconds('react', took, edits);
});
