import { expect, test } from '../stack/serversAlone.ts';

test('[R10.05] the shell answers every request in flight before SIGTERM ends it, within ten seconds', async ({
  stack,
}) => {
  const pages = Array.from({ length: 10 }, (_, area) =>
    fetch(`${stack.shellUrl}/search/result/?area[]=${area + 1}&lang=en-US`),
  );
  const calls = Array.from({ length: 20 }, (_, area) =>
    fetch(`${stack.shellUrl}/gora/course/search?area[]=${area + 1}&widthday=31`),
  );
  const staff = fetch(`${stack.staffUrl}/staff/panda/login`);
  const asked = [...pages, ...calls, staff].map(async (answer) => {
    const { status } = await answer;
    return [status, await (await answer).text()] as const;
  });
  await Promise.race(asked);
  const ended = stack.terminate('shell');
  const answers = await Promise.all(asked);
  expect(new Set(answers.map(([status]) => status))).toEqual(new Set([200]));
  for (const [, text] of answers) expect(text.trimEnd()).toMatch(/(<\/html>|\})$/);
  expect(await ended).toBe(0);
  await stack.restart('shell');
  expect((await fetch(`${stack.shellUrl}/health`)).status).toBe(200);
});
