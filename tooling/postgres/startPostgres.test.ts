import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { findServerPrograms } from './findServerPrograms.ts';
import { startPostgres } from './startPostgres.ts';

function answers(url: string) {
  return new Promise<boolean>((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port) });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

it('starts the PostgreSQL of this machine and stops it again, or says that the machine has none', async () => {
  const database = await startPostgres();
  const programs = findServerPrograms();
  if (programs === undefined) {
    expect(database.url).toBeUndefined();
    expect(database.said).toContain('PGlite');
    return;
  }
  const { url = '' } = database;
  expect(url).toMatch(/^postgres:/);
  expect(existsSync(programs)).toBe(true);
  expect(await answers(url)).toBe(true);
  await database.stop();
  expect(await answers(url)).toBe(false);
});
