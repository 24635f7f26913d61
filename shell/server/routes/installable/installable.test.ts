/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import { catalogueOf } from '../../../src/messages/catalogues.ts';
import { webManifest } from './manifest.ts';
import { serviceWorker } from './serviceWorker.ts';

type Handler = (event: Record<string, unknown>) => void;

/**
 * Runs the worker's script in a context of its own. `network` answers its calls; `kept` lists the
 * cached addresses.
 */
function startWorker(network: (address: string) => unknown) {
  const handlers: Record<string, Handler> = {};
  const kept: string[] = [];
  const address = (request: string | { url: string }) =>
    typeof request === 'string' ? request : request.url;
  const cache = {
    add: async (request: { url: string }) => {
      kept.push(request.url);
    },
    keys: async () => [],
    delete: async () => true,
  };
  const self = {
    location: { href: 'https://golf.example/service-worker.js?lang=en' },
    addEventListener: (name: string, handler: Handler) => {
      handlers[name] = handler;
    },
    skipWaiting: () => {},
    registration: {},
    clients: { claim: async () => {} },
  };
  runInNewContext(serviceWorker('b1'), {
    self,
    URL,
    fetch: async (request: string | { url: string }) => network(address(request)),
    Request: class {
      url: string;
      constructor(url: string) {
        this.url = url;
      }
    },
    caches: {
      open: async () => cache,
      keys: async () => [],
      match: async (url: string) => (kept.includes(url) ? `kept ${url}` : undefined),
      delete: async () => true,
    },
  });
  const hear = async (name: string, event: Record<string, unknown> = {}) => {
    const waits: unknown[] = [];
    let answer: unknown;
    handlers[name]?.({
      waitUntil: (work: unknown) => waits.push(work),
      respondWith: (work: unknown) => {
        answer = work;
      },
      ...event,
    });
    await Promise.all(waits);
    return answer;
  };
  return { hear, kept };
}
const navigation = {
  request: { mode: 'navigate', method: 'GET', url: 'https://golf.example/search/' },
};

describe('the service worker', () => {
  it('caches only the offline page of its language', async () => {
    const { hear, kept } = startWorker((url) => `fresh ${url}`);
    await hear('install');
    await hear('activate');
    expect(await hear('fetch', navigation)).toBe('fresh https://golf.example/search/');
    expect(
      await hear('fetch', {
        request: { mode: 'cors', method: 'GET', url: 'https://golf.example/gora/course/search' },
      }),
    ).toBeUndefined();
    expect(
      await hear('fetch', {
        request: { mode: 'navigate', method: 'POST', url: 'https://golf.example/' },
      }),
    ).toBeUndefined();
    expect(kept).toEqual(['/offline?lang=en']);
  });

  it('shows the offline page if a page cannot be fetched', async () => {
    const { hear } = startWorker(() => {
      throw new TypeError('no connection');
    });
    await hear('install');
    expect(await hear('fetch', navigation)).toBe('kept /offline?lang=en');
  });
});

describe('the web app manifest', () => {
  it('[R9.06] names the site in the requested language, and in Japanese for an unknown one', () => {
    expect([
      webManifest('ko', catalogueOf).name,
      webManifest('zh-Hant', catalogueOf).lang,
      webManifest('xx', catalogueOf).name,
    ]).toEqual(['아사시바 골프', 'zh-Hant', '朝芝ゴルフ']);
  });
});
