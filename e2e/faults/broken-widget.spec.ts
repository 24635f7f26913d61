import type { Page } from '@playwright/test';
import { publishChanged, takeBack } from '../stack/changedWidget.ts';
import { nextVersion } from '../stack/nextVersion.ts';
import { expect, test } from '../stack/test.ts';
import { expectHolds, expectSearchAnswered } from '../stack/pageHolds.ts';
import { stableOf } from '../stack/stableOf.ts';
import { untilShown } from '../stack/untilShown.ts';

const TOP = '/index-pc';
/** The slots of content on the page. */
const PLACES = ['notice', 'content-main', 'content-side'] as const;
const FALLBACK = 'この部分を表示できませんでした。';
function slot(page: Page, name: string) {
  return page.locator(`[data-slot="${name}"]`);
}

/**
 * A widget without React that is broken as a team might break it. `load` and `render` run on the server
 * too. Where it is alive it says so, as islands do.
 */
function broken(parts: { load?: string; render?: string; mount?: string; contract?: string }) {
  return () => `
declare const window: unknown;
export default {
  contract: ${parts.contract ?? 1},
  load: async () => { ${parts.load ?? 'return {};'} },
  render: () => { ${parts.render ?? "return '<p>served</p>';"} },
  mount: (element: HTMLElement, _props: unknown, host: { slot: string; fail(error: unknown): void }) => { ${parts.mount ?? "element.textContent = 'alive'; performance.mark(host.slot + ' alive');"} return { update() {}, unmount() {} }; },
};`;
}

const CASES: { what: string; parts: Parameters<typeof broken>[0]; shows: 'last good' | 'alive' }[] =
  [
    {
      what: 'throws when it loads on the server',
      parts: { load: "if (typeof window === 'undefined') throw new Error('load'); return {};" },
      shows: 'alive',
    },
    {
      what: 'throws when it renders on the server',
      parts: { render: "throw new Error('render');" },
      shows: 'alive',
    },
    {
      what: 'renders for ever on the server',
      parts: { render: 'for (;;) {}' },
      shows: 'last good',
    },
    {
      what: 'blocks the server for five seconds',
      parts: {
        render: "const end = Date.now() + 5000; while (Date.now() < end); return '<p>served</p>';",
      },
      shows: 'last good',
    },
    {
      what: 'never ends loading on the server',
      parts: { load: "if (typeof window === 'undefined') await new Promise(() => {}); return {};" },
      shows: 'last good',
    },
    {
      what: 'throws when it is mounted',
      parts: { mount: "throw new Error('mount');" },
      shows: 'last good',
    },
    {
      what: 'fails while it runs',
      parts: { mount: "setTimeout(() => host.fail(new Error('later')));" },
      shows: 'last good',
    },
  ];

/**
 * Waits until documents have the last good version in place of one that hangs on the server, which no
 * document ever has.
 */
async function untilAvoided(page: Page, id: string): Promise<void> {
  let wasShown = false;
  await expect
    .poll(async () => {
      const html = await (await page.request.get(TOP)).text();
      wasShown ||= html.includes(`data-widget="${id}"`);
      return /<[^>]* data-slot="content-main"[^>]* data-why="last-good"/.test(html);
    })
    .toBe(true);
  expect(wasShown).toBe(false);
}

for (const { what, parts, shows } of CASES) {
  test(`[R10.05] a widget that ${what}: ${shows === 'alive' ? 'the browser renders it' : 'the last good version stands in'}, and its neighbours do not notice`, async ({
    page,
    stack,
    watch,
  }) => {
    // the build of a whole widget
    test.slow();
    const version = nextVersion();
    const sound = { page, watch, broken: [], reports: new Map<number, readonly string[]>() };
    // this server knows a version of the widget that paints
    await page.request.get(TOP);
    const before = await stableOf(stack, 'mf-content');
    await publishChanged(stack, {
      name: 'mf-content',
      version,
      // the registry takes what fails on the server only where an operator wants it
      waive: parts.mount === undefined ? ['bundle'] : [],
      change: { 'src/widget.tsx': broken(parts) },
    });
    try {
      if (shows === 'alive' || parts.mount !== undefined)
        await untilShown(stack, TOP, `mf-content@${version}`);
      else await untilAvoided(page, `mf-content@${version}`);
      const answer = await page.goto(TOP);
      const content = slot(page, 'content-main');
      if (shows === 'alive') {
        expect(await answer?.text()).not.toContain('<p>served</p>');
        await expect(content).toHaveAttribute('data-widget', `mf-content@${version}`);
        await expect(content.getByText('alive')).toBeVisible();
      } else {
        await expect(content).toHaveAttribute('data-why', 'last-good');
        await expect(
          content.getByRole('region').or(content.getByRole('heading')).first(),
        ).toBeVisible();
        await expect(content.getByText(FALLBACK)).toBeHidden();
      }
      // in a browser each of its places reports it once; what hangs on the server never gets there
      const replaced = parts.mount === undefined ? [] : PLACES.map(() => `mf-content@${version}`);
      await expectHolds({ ...sound, replaced });
      // a late server leaves a slot to the browser
      await expect(async () => {
        const html = await (await page.request.get(TOP)).text();
        expect(html).toMatch(/data-island="search"><[a-z]/);
      }).toPass();
      await expectSearchAnswered(page);
    } finally {
      await takeBack(stack, 'mf-content');
    }
    await untilShown(stack, TOP, before);
    await page.goto(TOP);
    await expectHolds(sound);
    await expect(
      slot(page, 'content-main')
        .getByRole('region')
        .or(slot(page, 'content-main').getByRole('heading'))
        .first(),
    ).toBeVisible();
  });
}

test('[R10.05] a new version that renders for ever on a server in production: no document waits for it, each has the last good one', async ({
  request,
  stack,
}) => {
  // a document that waited for the first paint would not end within this test
  const shell = await stack.anotherShell({
    SITE_MODE: 'production',
    RELEASES_KEPT: '0',
    RENDER_DEADLINE: '600000',
  });
  const served = async () => {
    const html = await (await request.get(shell.url + TOP)).text();
    expect(html).toMatch(/data-island="content-main"><[a-z]/);
    return /data-slot="content-main" data-widget="([^"]+)"/.exec(html)?.[1];
  };
  try {
    const good = await served();
    await publishChanged(stack, {
      name: 'mf-content',
      version: nextVersion(),
      waive: ['bundle'],
      change: { 'src/widget.tsx': broken({ render: 'for (;;) {}' }) },
    });
    for (const _ of [1, 2]) expect(await served()).toBe(good);
  } finally {
    await takeBack(stack, 'mf-content');
    await shell.stop();
  }
});

test('[R10.05] a widget whose bundle the server cannot load: the server soon renders the last good version', async ({
  page,
  stack,
  watch,
}) => {
  test.slow();
  await publishChanged(stack, {
    name: 'mf-content',
    version: nextVersion(),
    waive: ['bundle'],
    change: {
      'src/widget.tsx': () =>
        broken({})().replace(
          'export default',
          "if (typeof window === 'undefined') throw new Error('no window');\nexport default",
        ),
    },
  });
  const served = /data-island="content-main"><[a-z]/;
  try {
    await expect(async () => {
      expect(await (await page.request.get(TOP)).text()).toMatch(served);
    }).toPass();
    await page.goto(TOP);
    const content = slot(page, 'content-main');
    await expect(content).toHaveAttribute('data-why', 'last-good');
    await expectHolds({ page, watch, broken: [], reports: new Map() });
    await expect(content.getByText('alive')).toBeHidden();
    await expectSearchAnswered(page);
  } finally {
    await takeBack(stack, 'mf-content');
  }
});

test('[R10.05] a widget of another contract version is not mounted, and its neighbours do not notice', async ({
  page,
  stack,
  watch,
}) => {
  test.slow();
  const version = nextVersion();
  await publishChanged(stack, {
    name: 'mf-content',
    version,
    // a server would give documents the last good version
    change: { 'src/widget.tsx': broken({ contract: "typeof window === 'undefined' ? 1 : 99" }) },
  });
  try {
    await untilShown(stack, TOP, `mf-content@${version}`);
    await page.goto(TOP);
    const replaced = [`mf-content@${version}`];
    await expectHolds({ page, watch, broken: [], replaced, reports: new Map() });
    await expect(slot(page, 'content-main').getByText('alive')).toBeHidden();
    await expectSearchAnswered(page);
  } finally {
    await takeBack(stack, 'mf-content');
  }
});
