import { connect } from 'node:net';
import { expect, test } from '../stack/serversAlone.ts';

/** Stands for an end of the connection before an answer was read. */
const CLOSED = 0;

/** The status with which a server answers a GET, also where it does not read all of it. */
async function statusOf(server: string, target: string): Promise<number> {
  const { hostname, port } = new URL(server);
  const socket = connect(Number(port), hostname);
  let said = '';
  socket.on('data', (part) => {
    said += String(part);
  });
  // a server that has answered refuses the rest
  socket.on('error', () => {});
  socket.write(`GET ${target} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
  await new Promise((resolve) => {
    socket.once('close', resolve);
  });
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(said)?.[1] ?? CLOSED);
}

for (const [server, path, answers] of [
  ['gateway', '/gora/course/search?widthday=31&srch_keyword=', [400, 414]],
  ['shell', '/search/result/?srch_keyword=', [200, 414]],
] as const)
  test(`[R5.29][R9.03] a keyword without end sent to the ${server} is read, or refused, and it serves on`, async ({
    stack,
  }) => {
    const url = stack[`${server}Url`];
    // a shell without any version is not ready, but well
    const health = server === 'gateway' ? '/gora/health/ready' : '/health';
    const [read, refused, notEvenRead = CLOSED] = await Promise.all([
      statusOf(url, path + 'a'.repeat(5000)),
      statusOf(url, path + '%E3%82%B4'.repeat(server === 'gateway' ? 1500 : 12_000)),
      statusOf(url, path + 'a'.repeat(1_000_000)),
    ]);
    expect([read, refused]).toEqual(answers);
    // the answer may be lost with the rest of the megabyte, which the server does not take
    expect([431, CLOSED]).toContain(notEvenRead);
    // many at once, while it says that it is well
    const [well, ...endless] = await Promise.all([
      statusOf(url, health),
      ...Array.from({ length: 20 }, () => statusOf(url, path + "%25'_".repeat(200_000))),
    ]);
    expect(well).toBe(200);
    for (const status of endless) expect([431, CLOSED]).toContain(status);
    expect(await statusOf(url, health)).toBe(200);
  });
