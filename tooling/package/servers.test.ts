import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import type { ServerName } from '../stack/serverPlans.ts';
import { DATA_FOLDER, SERVERS } from './servers.ts';

const NAMES = Object.keys(SERVERS) as ServerName[];

/** Whether a source of the server, or of what all servers have in common, asks for the system's folder. */
function writesTemporaryFiles(server: ServerName): boolean {
  const folders = [dirname(SERVERS[server].programs[0]), 'server-kit/src'];
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: repositoryRoot }))
    .filter((path) => !/\.test\.ts$|\/testing\//.test(path))
    .some((path) => readFileSync(join(repositoryRoot, path), 'utf8').includes('tmpdir('));
}

it('the image of a server that writes temporary files says where they go, since it has no /tmp', () => {
  const writers = NAMES.filter(writesTemporaryFiles);
  expect(writers).toContain('registry');
  const told = NAMES.filter((name) => SERVERS[name].settings['TMPDIR'] === `/${DATA_FOLDER}`);
  expect(told).toEqual(writers);
});
