import { createServer } from '../http/createServer.ts';

const LEVELS = { info: 30, warn: 40, error: 50 } as const;

/** The levels of the lines that a server logs at this setting. */
async function loggedAt(level: string): Promise<number[]> {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = createServer({ logger: { level, stream } });
  app.get('/', (request, reply) => {
    request.log.warn('look');
    request.log.error('broken');
    return reply.send('');
  });
  await app.inject('/');
  await app.close();
  // each line is JSON
  return lines.map((line) => (JSON.parse(line) as { level: number }).level);
}

it('[R10.05] a server logs lines of JSON from the level of its setting up', async () => {
  expect(new Set(await loggedAt('info'))).toEqual(
    new Set([LEVELS.info, LEVELS.warn, LEVELS.error]),
  );
  expect(await loggedAt('warn')).toEqual([LEVELS.warn, LEVELS.error]);
  expect(await loggedAt('error')).toEqual([LEVELS.error]);
  expect(await loggedAt('silent')).toEqual([]);
});
