import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../stack/serversAlone.ts';

/** Copies a build under another name, with another main script. */
async function anotherBuild(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, filter: (path) => !path.endsWith('/development') });
  const file = join(to, 'shell.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as {
    build: string;
    scripts: { file: string }[];
  };
  const [main] = (await readdir(join(to, 'browser'))).filter((name) => /^main\..*\.js$/.test(name));
  const renamed = 'main.0123456789.js';
  await cp(join(to, 'browser', main ?? ''), join(to, 'browser', renamed));
  const text = JSON.stringify({ ...manifest, build: 'another-build' });
  await writeFile(file, text.replaceAll(main ?? '', renamed));
  for (const suffix of ['', '.br']) await rm(join(to, 'browser', `${main}${suffix}`));
}

test('[R10.05] while a new build of the shell is deployed any shell has the main script of any document', async ({
  stack,
}, { outputDir }) => {
  const dist = join(outputDir, 'another-dist');
  await anotherBuild(stack.shellBuild, dist);
  const other = await stack.anotherShell({ SHELL_DIST: dist });
  const mainOf = async (url: string) => {
    const [path = ''] = /\/assets\/main\.[\w]+\.js/.exec(await (await fetch(url)).text()) ?? [];
    return path;
  };
  const old = await mainOf(stack.shellUrl);
  const present = await mainOf(other.url);
  expect(present).toBe('/assets/main.0123456789.js');
  expect(old).not.toBe(present);
  for (const shell of [stack.shellUrl, other.url])
    for (const script of [old, present])
      expect([shell, script, (await fetch(shell + script)).status]).toEqual([shell, script, 200]);
  expect((await fetch(`${stack.shellUrl}/assets/main.00000000ff.js`)).status).toBe(404);
  await other.stop();
});
