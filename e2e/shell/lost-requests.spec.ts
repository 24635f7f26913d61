import { expect, test } from '../stack/test.ts';
import { alive, RESULT } from './document.ts';

const REQUESTS = /\/requests\.[0-9a-f]+\.js/;

test('[R3.27][R7.16] the script that sends requests comes after the first paint, once, and sends the first one', async ({
  healthyPage: page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (REQUESTS.test(request.url())) loaded.push(request.url());
  });
  const document = await page.goto(RESULT);
  expect(await document?.text()).not.toMatch(REQUESTS);
  await alive(page);
  const searched = page.waitForResponse(/\/gora\//);
  await page.locator('[data-slot="results"]').getByRole('link', { name: /次へ/ }).press('Enter');
  expect((await searched).ok()).toBe(true);
  await expect(page).toHaveURL(/page=2/);
  expect(loaded).toHaveLength(1);
});

test('[R2.12][R8.09] the script that sends requests is gone: it is tried twice, then the first request reloads the page once', async ({
  page,
}) => {
  let documents = 0;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
    if (REQUESTS.test(request.url())) asked.push(new URL(request.url()).search);
  });
  await page.route(REQUESTS, (route) =>
    documents < 2 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  // the page asks by itself, maybe before it has loaded
  await page.goto(RESULT, { waitUntil: 'commit' });
  await expect(async () => {
    const how = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON());
    expect(how).toMatchObject({ type: 'reload' });
  }).toPass();
  await alive(page);
  const next = page.locator('[data-slot="results"]').getByRole('link', { name: /次へ/ });
  expect(asked.slice(0, 2)).toEqual(['', '?r=2']);
  await next.press('Enter');
  await expect(page).toHaveURL(/page=[2-9]/);
  expect(documents).toBe(2);
});
