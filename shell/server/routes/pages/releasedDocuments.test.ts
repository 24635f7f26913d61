/** @jest-environment node */
import { aDiscovery, aLiveVersion, aManifest } from '../../../testing/builders.ts';
import { DocumentSite, PATIENCE, RESULT } from '../../../testing/DocumentSite.ts';
import type { TryTasks } from '../../render/paintInTime.ts';
import type { PageServices } from './pageRoutes.ts';

let site: DocumentSite;
beforeAll(async () => {
  site = await DocumentSite.start();
});
afterAll(() => site.close());
beforeEach(() => site.reset());

describe('an anonymous document', () => {
  it('[R10.05] has the last good version as soon as this server cannot render the stable one, and while it cannot', async () => {
    const stable = aLiveVersion(aManifest({ version: '1.1.0' }));
    const good = aLiveVersion(aManifest(), { deployment: { traffic: 0, default: false } });
    site.answer = { schema: '', microFrontends: { 'mf-results': [stable, good] } };
    expect((await site.askKept(RESULT)).html).toContain('<p>1.1.0 ');
    site.avoided = new Set(['mf-results@1.1.0']);
    const { html } = await site.ask(RESULT);
    expect(html).toContain('<p>1.0.0 ');
    expect(html).toContain('"why":"last-good"');
    site.avoided = new Set();
    expect((await site.ask(RESULT)).html).toContain('<p>1.1.0 ');
  });

  describe('beside a new version', () => {
    let tried: { version: string; tasks: TryTasks['tasks'] }[];
    let end: () => void;
    let fail: () => void;
    /** A server whose try of 1.1.0 ends when the test says so. */
    function trying(more: Partial<PageServices> = {}) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      tried = [];
      fail = () => reject(new Error('it hangs'));
      end = () => {
        site.avoided = new Set();
        resolve();
      };
      site.avoided = new Set(['mf-results@1.1.0']);
      const stable = aLiveVersion(aManifest({ version: '1.1.0' }));
      const good = aLiveVersion(aManifest(), { deployment: { traffic: 0, default: false } });
      const settings = { ...stable, extras: { ...stable.extras, config: { perPage: 7 } } };
      site.answer = { schema: '', microFrontends: { 'mf-results': [settings, good] } };
      return site.open({
        renderers: {
          render: site.showEverything,
          avoided: () => site.avoided,
          isTryDue: () => tried.length === 0,
          tryNew: ({ version }, _files, { tasks }) => {
            tried.push({ version, tasks });
            return promise;
          },
          tryUnderWay: () => (tried.length > 0 && site.avoided.size > 0 ? promise : undefined),
        },
        ...more,
      });
    }

    it('[R10.05] has the last good one and waits for nothing; the new one is tried once, with its page, query, slot and time, and with the settings of the new one', async () => {
      const of = await trying();
      expect((await site.ask(RESULT, { of })).html).toContain('<p>1.0.0 ');
      expect((await site.ask(`${RESULT}&page=2`, { of })).html).toContain('<p>1.0.0 ');
      expect(tried).toEqual([{ version: '1.1.0', tasks: [expect.anything()] }]);
      expect(tried[0]?.tasks[0]).toMatchObject({
        slot: 'results',
        props: { page: 'result', query: 'area[]=12' },
        locale: 'ja-JP',
        now: site.now - 7,
        config: { perPage: 7 },
      });
      end();
      expect((await site.ask(RESULT, { of })).html).toContain('<p>1.1.0 ');
    });

    it('[R10.05] does not try it where its page does not show it', async () => {
      const of = await trying();
      await site.ask('/error?status=503', { of });
      expect(tried).toEqual([]);
    });

    it('[R10.04] has the new one where the server has patience: who published it looks at the next page', async () => {
      const of = await trying({ tryPatience: PATIENCE });
      const asked = site.ask(RESULT, { of });
      while (tried.length === 0) await new Promise(setImmediate);
      end();
      expect((await asked).html).toContain('<p>1.1.0 ');
    });

    it('[R10.05] has the last good one where the patience of the server ends', async () => {
      const of = await trying({ tryPatience: 50 });
      expect((await site.ask(RESULT, { of })).html).toContain('<p>1.0.0 ');
    });

    it('[R10.05] is whole and kept where the try fails, and the server tells so', async () => {
      const failed: string[] = [];
      const of = await trying({ onTryFailed: (widget) => failed.push(widget) });
      await site.ask(RESULT, { of });
      fail();
      await new Promise(setImmediate);
      expect(failed).toEqual(['mf-results@1.1.0']);
      const { html, headers } = await site.ask(RESULT, { of });
      expect(html).toContain('<p>1.0.0 ');
      expect(headers.etag).toBeDefined();
    });
  });
});

describe('a document while a version is watched', () => {
  const watched = aLiveVersion(aManifest(), {
    deployment: { traffic: 100, default: true, watched: true },
  });
  beforeEach(async () => {
    site.answer = aDiscovery(watched);
    site.app = await site.open({ reportsVisits: true });
  });

  it('[R10.04] asks for a ticket, and is the same bytes for everybody, without a cookie, and for shared caches too', async () => {
    const documents = new Set<string>();
    for (let id = 0; id < 10; id += 1) {
      const cookie = id < 5 ? `asashiba_visitor=00000000-0000-4000-8000-0000000000${id + 10}` : '';
      const { html, headers } = await site.ask(RESULT, { headers: { cookie } });
      if (id > 0) expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=2');
      expect(headers['set-cookie']).toBeUndefined();
      documents.add(html);
    }
    expect([...documents]).toEqual([expect.stringContaining('"countsVisit":true')]);
    expect(site.renders).toBe(1);
    site.answer = aDiscovery(aLiveVersion());
    expect((await site.ask(RESULT)).html).not.toContain('countsVisit');
  });
});

describe('a document during a trial', () => {
  const stable = aLiveVersion();
  const canary = aLiveVersion(aManifest({ version: '1.1.0' }), {
    deployment: { traffic: 50, default: false },
  });
  const visitor = (id: number) => ({
    headers: { cookie: `asashiba_visitor=00000000-0000-4000-8000-0000000000${id + 10}` },
  });
  beforeEach(() => {
    site.answer = { schema: '', microFrontends: { 'mf-results': [stable, canary] } };
  });

  it('[R10.04] is kept by the versions that are chosen, not by the visitor, and for no shared cache', async () => {
    const shown = new Set<string | undefined>();
    for (let id = 0; id < 40; id += 1) {
      const { html, headers } = await site.ask(RESULT, visitor(id));
      shown.add(/<p>([\d.]+) /.exec(html)?.[1]);
      expect(headers['cache-control']).toBe('private, no-cache');
      expect(html).not.toContain('-4000-8000-');
    }
    expect([...shown].sort()).toEqual(['1.0.0', '1.1.0']);
    expect(site.renders).toBe(2);
  });

  it('[R10.04] gives a new visitor a cookie, and everybody the same bytes', async () => {
    const cookies = new Set<string>();
    const documents = new Set<string>();
    for (let time = 0; time < 20; time += 1) {
      const { html, headers } = await site.ask(RESULT);
      cookies.add(String(headers['set-cookie']));
      documents.add(html);
    }
    expect(cookies.size).toBe(20);
    expect(documents.size).toBeLessThanOrEqual(2);
  });
});
