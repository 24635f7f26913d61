import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishWidget, readStatus } from '../../client/index.ts';
import { aBuiltWidget } from '../../testing/aBuiltWidget.ts';
import { aRegistryProcess } from '../../testing/aRegistryProcess.ts';
import { TOKENS } from '../../testing/aRunningRegistry.ts';
import { liveVersions } from '../../testing/liveVersions.ts';

/** Mounts 4 MB on the folder `$ASSET_STORE`, of which a file takes half. */
const MOUNT =
  'mount -t tmpfs -o size=4m tmpfs "$ASSET_STORE" && head -c 2097152 /dev/zero > "$ASSET_STORE/other"';
/** Whether this user may mount something for a process of its own. */
const CAN_MOUNT =
  spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;

const NAME = 'mf-results';
/** Three files of a megabyte: the second one fits, the third one does not. */
const HEAVY = Object.fromEntries(
  ['a', 'b', 'c'].map((name) => [`${name}.png`, name.repeat(1_000_000)]),
);

let folder: string;
let registry: Awaited<ReturnType<typeof aRegistryProcess>>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'full-'));
  await mkdir(join(folder, 'assets'));
  registry = await aRegistryProcess({ folder, mount: MOUNT });
});
afterEach(async () => {
  registry.child.kill('SIGTERM');
  await registry.ended;
  await rm(folder, { recursive: true });
});

async function publish(version: string, files = {}) {
  return publishWidget({
    registryUrl: registry.url,
    token: TOKENS[NAME],
    folder: await aBuiltWidget({ version, files }),
  });
}

/** The registry's own view of a path below its asset store. */
function inStore(path: string): string {
  return join(`/proc/${registry.child.pid}/root`, folder, 'assets', path);
}

(CAN_MOUNT ? it : it.skip)(
  '[R10.04] a disk that gets full in the middle of a publish: 507, nothing of the version is left, and it is published when there is room',
  async () => {
    await publish('1.0.0');
    await expect(publish('1.1.0', HEAVY)).rejects.toMatchObject({
      status: 507,
      message: expect.stringContaining(
        'A disk of the registry is full. What is live has not changed.',
      ),
    });
    const { acts, versions } = await readStatus({ registryUrl: registry.url, name: NAME });
    expect(acts.map(({ version }) => version)).toEqual(['1.0.0']);
    expect(versions.map(({ version }) => version)).toEqual(['1.0.0']);
    const live = async () =>
      (await liveVersions(registry.url, NAME)).map(({ metadata }) => metadata.version);
    expect(await live()).toEqual(['1.0.0']);
    // what was written of it would keep other versions out
    expect(existsSync(inStore(`${NAME}/1.1.0/a.png`))).toBe(false);
    await rm(inStore('other'));
    expect(await publish('1.1.0', HEAVY)).toMatchObject({ live: true, unchanged: false });
    expect(await live()).toEqual(['1.1.0']);
    expect(existsSync(inStore(`${NAME}/1.1.0/c.png`))).toBe(true);
  },
  60_000,
);
