import type { Page } from '@playwright/test';
import { KANTO, openResults } from '../results/resultPage.ts';
import type { Stack } from 'tooling/stack';
import { expect, test } from '../stack/test.ts';
import { readLooksWithoutFocus } from './readStop.ts';
import { againstTheEye } from './visualOrder.ts';
import { tabThrough } from './tabThrough.ts';

const CHIBA = 'area[]=12&year=2026&month=11&day=28&widthday=7';
const RESULT = '/search/result/';

interface Tabbed {
  readonly title: string;
  readonly path: string;
  /** The path of the phone's own page, where it has one. */
  readonly phone?: string;
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Puts two courses into the comparison, so that the tray sticks to the foot of the screen. */
async function compareTwo(page: Page): Promise<void> {
  await openResults(page);
  const boxes = page.getByRole('article').getByRole('checkbox', { name: /比較/ });
  for (const index of [0, 1]) await boxes.nth(index).check();
  await expect(page.getByRole('link', { name: '比較する' })).toBeVisible();
  await openResults(page, new URL(page.url()).search.slice(1));
}

const PAGES: readonly Tabbed[] = [
  { title: 'the top page', path: '/index-pc', phone: '/smart/iphone_top.html' },
  { title: 'the detailed search', path: '/search/' },
  { title: 'the map of Japan', path: '/search/map/' },
  { title: 'the map of an area', path: `/search/map/?${CHIBA}` },
  { title: 'the solo search', path: '/search/solo/' },
  { title: 'the list of the hits', path: `${RESULT}?${KANTO}` },
  { title: 'the list above the open tray', path: RESULT, prepare: compareTwo },
  { title: 'the calendar of the hits', path: `${RESULT}?${KANTO}&view=calendar` },
  { title: 'the map of the hits', path: `${RESULT}?${CHIBA}&view=map` },
  { title: 'a search without hits', path: `${RESULT}?area[]=47&play_fee_max=5000&${KANTO}` },
  { title: 'an unknown path', path: '/PageNotFound' },
  { title: 'the login of the staff', path: '/staff/panda/login' },
  { title: 'the login of the courses', path: '/staff/rbs/login' },
];

async function open(
  page: Page,
  { path, phone, prepare }: Tabbed,
  isPhone: boolean,
  { shellUrl, staffUrl }: Stack,
): Promise<void> {
  const host = path.startsWith('/staff/') ? staffUrl : shellUrl;
  await (prepare ? prepare(page) : page.goto(host + (isPhone ? (phone ?? path) : path)));
  for (const slot of await page.locator('[data-slot]').all()) {
    await expect(slot).toHaveAttribute('data-phase', 'ready');
  }
  await page.waitForLoadState('networkidle');
}

for (const tabbed of PAGES) {
  test(`${tabbed.title}: Tab goes as the eye does, and nothing hides the focus`, async ({
    page,
    stack,
  }, { project }) => {
    test.setTimeout(300_000);
    await open(page, tabbed, project.name === 'phone', stack);
    const forwards = await tabThrough(page);
    const backwards = await tabThrough(page, true);
    const faults = [...forwards, ...backwards].flatMap(({ name, fault }) =>
      fault === undefined ? [] : [`${name} ${fault}`],
    );
    expect.soft([...new Set(faults)]).toEqual([]);
    expect.soft(againstTheEye(forwards)).toEqual([]);
    const without = await page.evaluate(readLooksWithoutFocus);
    const unseen = forwards.filter(({ id, looks }) => without[id] === looks);
    expect
      .soft(unseen.map(({ name }) => `${name} does not show that it has the focus`))
      .toEqual([]);
    expect(Math.min(forwards.length, backwards.length)).toBeGreaterThan(1);
  });
}
