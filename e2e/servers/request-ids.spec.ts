import { expect, test } from '../stack/ownStack.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const ASKED = { 'x-request-id': 'visit-0001', traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };
const LOGS_ALL = { LOG_LEVEL: 'info' };

test('[R10.05] one id ties a call to its lines in the logs of shell and gateway, in which no person is named', async ({
  start,
}) => {
  const lines: string[] = [];
  const stack = await start({
    verbose: true,
    log: (line) => lines.push(line),
    shellSettings: LOGS_ALL,
    gatewaySettings: LOGS_ALL,
  });
  const call = await fetch(
    `${stack.shellUrl}/gora/course/search?area[]=12&email=taro@example.jp&tel=090-1234-5678`,
    { headers: { ...ASKED, cookie: 'gora_demo_member=taro-yamada-77' } },
  );
  expect([call.status, call.headers.get('x-request-id')]).toEqual([200, 'visit-0001']);
  for (const url of [stack.staffUrl, stack.frameUrl, stack.registryUrl, stack.gatewayUrl]) {
    const missing = await fetch(`${url}/nothing-here`, { headers: ASKED });
    expect([missing.status, missing.headers.get('x-request-id')]).toEqual([404, 'visit-0001']);
  }
  const page = await fetch(`${stack.shellUrl}/`, { headers: ASKED });
  expect(page.headers.get('x-request-id')).toBe('visit-0001');
  await stack.stop();
  for (const server of ['shell', 'gateway']) {
    const own = lines.filter(
      (line) => line.startsWith(`${server}: {`) && line.includes('visit-0001'),
    );
    expect(own.some((line) => line.includes('/gora/course/search'))).toBe(true);
    for (const line of own) expect(line).toContain(`"trace":"${TRACE}"`);
  }
  expect(lines.join('\n')).not.toMatch(/taro|090-1234|yamada/);
});
