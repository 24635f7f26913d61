/**
 * Returns the script of the service worker. It caches only the offline page: no other page, no
 * script, no data. It handles only navigations. Each build has a new worker, since `build` is in
 * its script; each language has its own, by its address.
 */
export function serviceWorker(build: string): string {
  return `'use strict';
const CACHE = 'asashiba-offline-${build}';
const PAGE = '/offline?lang=' + (new URL(self.location.href).searchParams.get('lang') || 'ja');

self.addEventListener('install', (event) => {
  self.skipWaiting();
  // requests except navigations bypass this worker
  if (event.addRoutes) event.waitUntil(event.addRoutes({ condition: { not: { requestMode: 'navigate' } }, source: 'network' }).catch(() => {}));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(new Request(PAGE, { cache: 'reload' }))));
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
    const cache = await caches.open(CACHE);
    for (const { url } of await cache.keys()) if (!url.endsWith(PAGE)) await cache.delete(url);
    // lets the request start before this worker has started
    if (self.registration.navigationPreload) await self.registration.navigationPreload.enable();
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' || event.request.method !== 'GET') return;
  const answer = async () => {
    try {
      return (await event.preloadResponse) || await fetch(event.request);
    } catch (error) {
      const page = await caches.match(PAGE);
      if (page) return page;
      throw error;
    }
  };
  event.respondWith(answer());
});
`;
}
