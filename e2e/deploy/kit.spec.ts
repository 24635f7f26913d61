import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readStatus } from 'registry/client';
import { applyEdit } from 'tooling/documented/applyEdit';
import { readSteps } from 'tooling/documented/readTours';
import { writeKitSeconds } from 'tooling/package/kitSeconds';
import { expect, test } from '../stack/ownStack.ts';
import { openDev } from './devLink.ts';
import { addKey, type BegunLine, NAME, openOwnFolder, readParts, shows } from './ownFolder.ts';
import { startWithKit } from './packedKit.ts';
import { openPlayed, recordVisit } from './recordedVisit.ts';

/** The widget as the open page of `dev` has it, and whether the page is still the one that was opened. */
function devPage(page: Page) {
  const guest = page.locator('[data-slot="guest"]');
  // the page around the widget has what another load of it would not have
  const field = page.locator('[data-slot="search"]').getByLabel('コース名', { exact: true });
  return {
    opened: async () => {
      await expect(page).toHaveURL(/\/index-pc$/);
      await expect(guest).toHaveAttribute('data-widget', `${NAME}@0.0.0-dev`);
      await field.fill('kept');
    },
    says: async (sentence: string) => {
      await expect(guest.locator(`.${NAME}`)).toHaveText(sentence);
      await expect(guest.getByRole('alert')).toHaveCount(0);
      await expect(field).toHaveValue('kept');
    },
    warns: async (message: string) => {
      await expect(guest.getByRole('alert')).toHaveCount(1);
      await expect(guest.getByRole('alert')).toContainText(message);
      await expect(field).toHaveValue('kept');
    },
  };
}

/** Looks at a recorded visit as it is played, and at what is saved meanwhile. */
async function seePlayed(page: Page, folder: string, begun: BegunLine): Promise<void> {
  const main = await openPlayed(page, begun);
  await expect(main).toHaveText('次の休みは11/23（勤労感謝の日）です。');
  const file = join(folder, 'messages/ja.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('次の休み', '今度の休み'));
  await expect(main).toHaveText('今度の休みは11/23（勤労感謝の日）です。');
  await writeFile(file, text);
  await expect(main).toHaveText('次の休みは11/23（勤労感謝の日）です。');
  await begun.stop();
}

const EDITS = 10;

/** Saves another sentence, some times. Resolves with the seconds after which the open page had each. */
async function timeEdits(folder: string, page: Page, sentence: string): Promise<number[]> {
  const file = join(folder, 'messages/ja.json');
  const text = await readFile(file, 'utf8');
  const seconds: number[] = [];
  for (let at = 0; at < EDITS; at += 1) {
    const next = at % 2 === 0 ? sentence.replace('休み', '祝日') : sentence;
    const shown = page.waitForFunction(
      (wanted) => document.querySelector('[data-slot="guest"] p')?.textContent === wanted,
      next,
      { polling: 'raf' },
    );
    const begun = performance.now();
    await writeFile(file, at % 2 === 0 ? text.replace('休み', '祝日') : text);
    await shown;
    seconds.push((performance.now() - begun) / 1000);
  }
  return seconds;
}

/** Follows what is saved in the open page of `dev`: a mistake in the code, one in the texts, a colour. */
async function saveAndSee(folder: string, page: Page, sentence: string): Promise<void> {
  const shown = devPage(page);
  const saving = async (
    file: string,
    change: (text: string) => string,
    see: () => Promise<void>,
  ) => {
    const text = await readFile(join(folder, file), 'utf8');
    await writeFile(join(folder, file), change(text));
    await see();
    await writeFile(join(folder, file), text);
    await shown.says(sentence);
  };
  await saving(
    'widget.js',
    (text) => `${text}]`,
    () => shown.warns('widget.js:'),
  );
  await saving(
    'widget.js',
    (text) => text.replace('let isThere = true;', "throw new Error('no price');"),
    () => shown.warns('Error: no price'),
  );
  await saving(
    'messages/en.json',
    (text) => text.replace('"next"', '"nxt"'),
    () => shown.warns('messages/en.json: next is missing'),
  );
  const colour = page.locator(`[data-slot="guest"] .${NAME}`);
  await saving(
    'widget.css',
    (text) => text.replace('var(--g-ink)', 'rgb(1, 2, 3)'),
    () => expect(colour).toHaveCSS('color', 'rgb(1, 2, 3)'),
  );
  await expect(colour).not.toHaveCSS('color', 'rgb(1, 2, 3)');
}

test('[R10.02][R10.03][R10.04] a team with a folder of its own and the packed kit makes, tests, checks and publishes a widget, sees it, watches a canary and goes back, word by word by the documentation', async ({
  start,
  ends,
  page,
  browser: playing,
}) => {
  // servers of its own, the bundles of the kit, mounts in a browser, and an afternoon's work in a page
  test.setTimeout(420_000);
  const { stack, settings } = await startWithKit(start, ends);
  const { folder, ...own } = await openOwnFolder(stack, ends, settings);
  const { begin } = own;
  const took: [line: string, seconds: number][] = [];
  const type = async (line: string) => {
    const begun = performance.now();
    const answer = await own.type(line);
    took.push([line, (performance.now() - begun) / 1000]);
    return answer;
  };
  let edits: readonly number[] = [];
  const guest = page.locator('[data-slot="guest"]');

  const parts = await readParts();
  const text = ['What the operator does once', 'With the kit']
    .map((part) => parts.get(part))
    .join('');
  const said = new Map<string, string>();
  const [devLine = ''] = /^npx asashiba-widget dev .*$/m.exec(text) ?? [];
  let developing: { page: Page; stop: () => Promise<void> } | undefined;
  const follow = async (line: string) => {
    // before any version is published
    if (line.includes('--dry-run')) {
      const begun = begin(devLine);
      const { opened, says } = devPage(await openDev(playing, begun, ends));
      await opened();
      await says('次の祝日は11/23（勤労感謝の日）です。');
      await begun.stop();
    }
    // the servers look at the file of keys now and then
    if (line.includes('--dry-run'))
      await expect(async () => said.set(line, await type(line))).toPass();
    else said.set(line, await type(line));
    if (line.includes('team.pub'))
      await addKey(stack.widgetKeys, await readFile(join(folder, 'team.pub'), 'utf8'));
    if (line.includes('--why first')) {
      await shows(page, stack, '1.0.0');
      await page.goto(`${stack.shellUrl}/index-pc?lang=en-US`);
      await expect(guest).toHaveAttribute('data-phase', 'ready');
      await expect(guest).toHaveText('The next public holiday is on 11/23 (勤労感謝の日).');
      await page.goto(`${stack.shellUrl}/index-pc?lang=ja-JP`);
    }
    if (line.includes('"looks well"')) await shows(page, stack, '1.1.0');
    if (line.includes(' rollback ')) await shows(page, stack, '1.0.0');
    if (line.includes('"does well"')) await shows(page, stack, '1.2.0');
  };
  for (const step of readSteps('own-repository.md', text)) {
    if (step.kind === 'edit') {
      await applyEdit(folder, step);
      if (!developing) continue;
      await devPage(developing.page).says('次の休みは11/23（勤労感謝の日）です。');
      edits = await timeEdits(folder, developing.page, '次の休みは11/23（勤労感謝の日）です。');
      await saveAndSee(folder, developing.page, '次の休みは11/23（勤労感謝の日）です。');
      await developing.stop();
      developing = undefined;
      const { versions } = await readStatus({ registryUrl: stack.registryUrl, name: NAME });
      expect(versions.map(({ version }) => version)).toEqual(['1.0.0']);
      await shows(page, stack, '1.0.0');
      continue;
    }
    for (const line of step.lines) {
      if (line.includes(' replay ')) {
        await expect(type(line)).rejects.toThrow(/There is no \S+visit\.json\./);
        await recordVisit(page, join(folder, 'visit.json'));
        await seePlayed(await playing.newPage(), folder, begin(line));
      } else if (!line.includes(' dev ')) await follow(line);
      else {
        // neither by the team's token, nor in the site of another registry
        await expect(type(line.replace(/ --token .*/, ''))).rejects.toThrow(
          /Only an operator may do this\.\ndev needs a site that is no production/,
        );
        await expect(type(line.replace('$SITE', 'http://127.0.0.1:9'))).rejects.toThrow(
          'not of http://127.0.0.1:9.',
        );
        const begun = begin(line);
        developing = { page: await openDev(playing, begun, ends), stop: begun.stop };
        await devPage(developing.page).opened();
        await devPage(developing.page).says('次の祝日は11/23（勤労感謝の日）です。');
      }
    }
  }
  await expect(guest).toHaveAttribute('data-phase', 'ready');
  await expect(guest).toHaveText('次の休みは11/23（勤労感謝の日）です。');

  const saidBy = (word: string) => {
    const [, answer = `no line has ${word}`] =
      [...said].find(([line]) => line.includes(word)) ?? [];
    return answer;
  };
  for (const count of ['pass 3', 'fail 0']) expect(saidBy('npm test')).toContain(count);
  expect(saidBy(' build')).toMatch(/^mf-holiday 1\.0\.0 is in dist: /);
  expect(saidBy(' check')).toBe(
    `${NAME} keeps what a registry asks of a version; conform mounts it, too.\n`,
  );
  expect(saidBy(' conform')).toBe(
    `${NAME} keeps what a registry asks of a version, mounts included.\n`,
  );
  expect(saidBy('--dry-run')).toBe(`${NAME} 1.0.0 would be taken.\n`);
  expect(saidBy('--why first')).toMatch(/^mf-holiday 1\.0\.0 is published and live for 100 %/);
  // the recorded visit went along, and conform and the registry have played it
  expect(await readFile(join(folder, 'dist/widget.json'), 'utf8')).toContain(
    '"recordings/visit.json"',
  );
  expect(saidBy('ci.sh')).toMatch(/1\.1\.0 is published and live for 10 % of the visitors\./);
  expect(said.get('npx asashiba-widget release')).toMatch(
    /^Canary 1\.1\.0: 10 % of the visitors, then 25, 50, 100 % by itself$/m,
  );
  expect(saidBy(' preview ')).toMatch(/\/preview\/mf-holiday\/1\.1\.0\/\S+\n$/);
  expect(saidBy(' rollback ')).toMatch(/^1\.1\.0 +taken back/m);
  expect(saidBy(' rollback ')).toMatch(/rolled-back 1\.0\.0 by mf-holiday\S*: too short$/m);
  expect(saidBy('--unreleased')).toContain(`${NAME} 1.2.0 is published, not live.`);
  expect(saidBy(' start ')).toMatch(/^Canary 1\.2\.0: 20 % of the visitors$/m);
  await writeKitSeconds('plain', took, edits);
});
