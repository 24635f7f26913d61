import type { Page } from '@playwright/test';
import { chooseArea } from '../forms/formPage.ts';
import { expectAlive } from '../stack/expectAlive.ts';
import { atMount } from '../stack/atMount.ts';
import { publishChanged, takeBack } from '../stack/changedWidget.ts';
import { nextVersion } from '../stack/nextVersion.ts';
import { expect, test } from '../stack/test.ts';
import { expectHolds, expectSearchAnswered } from '../stack/pageHolds.ts';
import { untilShown } from '../stack/untilShown.ts';

const TOP = '/index-pc';
const VERSION = nextVersion();
const ID = `mf-content@${VERSION}`;
const FORM_ID = `mf-search-form@${VERSION}`;

/** A version of the content that goes wrong in one of its places as the address's fragment says. */
const BROKEN = `
import { useEffect } from 'react';
import { reactWidget, useHost } from 'shared-ui/island';
import { Content } from './Content.tsx';
import type { ContentState } from './contentSlice.ts';
import { loadContent } from './loadContent.ts';
import messages from './messages/ja.json';
import { createContentStore } from './store.ts';

function fail(): never {
  throw new Error('mf-content is broken');
}

function Broken() {
  const { bus, slot } = useHost() as any;
  useEffect(() => {
    const { hash } = location;
    if (slot !== 'content-main') return;
    if (hash === '#effect') fail();
    if (hash === '#timer') setTimeout(fail);
    if (hash === '#promise') void Promise.resolve().then(fail);
    if (hash === '#hearer') bus.subscribe('search-form:region-changed', fail);
    if (hash === '#foreign') bus.publish('results:search-completed', { query: 'area[]=12', count: 1, page: 1, pages: 1 });
    if (hash === '#unheard') bus.subscribe('results:search-completed', fail);
    if (hash === '#strange') for (let count = 0; count < 10_000; count += 1)
      bus.publish('results:search-completed', { query: 'area[]=12', count, page: 1, pages: 1 });
  }, [bus, slot]);
  return slot === 'content-main' && <button type="button" onClick={fail}>壊れたボタン</button>;
}

export default reactWidget<ContentState>({
  load: loadContent,
  createStore: createContentStore,
  View: (props) => <><Broken /><Content {...props} /></>,
  messages,
});
`;

/** What the form sends by itself of what its manifest declares; nobody on this page hears it. */
const TALK = `
  if (location.hash === '#payload') bus.publish('search-form:region-changed', { region: 'seven' });
  if (location.hash === '#flood') for (let count = 0; count < 10_000; count += 1)
    bus.publish('search-form:validation-failed', { code: 'C000001', message: 'again' });`;

/** Chooses an area, of which the form tells the other widgets. */
async function chooseKanto(page: Page): Promise<void> {
  await expectAlive(page, 'search');
  await chooseArea(page, '関東・甲信越', '関東・甲信越すべて');
}

const CASES: {
  readonly fault: string;
  readonly hash: string;
  /** Whose fault it is. Default: the content's. */
  readonly id?: string;
  /** Whether the last good version stands in; else the broken one goes on. */
  readonly isReplaced?: boolean;
  /** What the visitor does, so that it happens. */
  act?(page: Page): Promise<void>;
}[] = [
  { fault: 'throws in an effect', hash: '#effect', isReplaced: true },
  {
    fault: 'throws in a handler',
    hash: '#handler',
    act: (page) => page.getByRole('button', { name: '壊れたボタン' }).click(),
  },
  { fault: 'throws in a timer', hash: '#timer' },
  { fault: 'rejects a promise that nobody waits for', hash: '#promise' },
  { fault: 'throws when it hears an event', hash: '#hearer', act: chooseKanto },
  { fault: 'sends an event of another widget', hash: '#foreign' },
  { fault: 'listens to an event that it does not declare', hash: '#unheard' },
  { fault: 'sends 10,000 events of another widget', hash: '#strange' },
  { fault: 'sends a payload that does not fit', hash: '#payload', id: FORM_ID },
  { fault: 'sends 10,000 events', hash: '#flood', id: FORM_ID },
];

test.beforeAll(async ({ stack }) => {
  await publishChanged(stack, {
    name: 'mf-content',
    version: VERSION,
    change: { 'src/widget.tsx': () => BROKEN },
  });
  await publishChanged(stack, {
    name: 'mf-search-form',
    version: VERSION,
    change: { 'src/widget.tsx': atMount(TALK) },
  });
  for (const id of [ID, FORM_ID]) await untilShown(stack, TOP, id);
});
test.afterAll(async ({ stack }) => {
  for (const name of ['mf-content', 'mf-search-form']) await takeBack(stack, name);
});

for (const { fault, hash, id = ID, isReplaced = false, act } of CASES) {
  test(`[R10.05] a widget that ${fault}: its slot alone is affected, one report names its version, and a search is answered`, async ({
    page,
    watch,
  }) => {
    await page.goto(TOP + hash);
    const content = page.locator('[data-slot="content-main"]');
    await expect(content).toHaveAttribute('data-phase', 'ready');
    await act?.(page);
    if (isReplaced) await expect(content).toHaveAttribute('data-why', 'last-good');
    else await expect(content).toHaveAttribute('data-widget', ID);
    await expectHolds({ page, watch, broken: [], replaced: [id], reports: new Map() });
    await expectSearchAnswered(page);
    expect(await watch.reportedBy()).toEqual([id]);
  });
}
