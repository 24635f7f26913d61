/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { JSDOM, VirtualConsole } from 'jsdom';
import { passedOn } from 'server-kit/testing/passedOn';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { findFreePort } from '../stack/ports.ts';

/** What each widget shows when nothing of the site runs but itself. */
const ALONE = [
  ['mf-search-form', '/?page=top', '検索する'],
  ['mf-results', '/', '128件見つかりました'],
  ['mf-member-panel', '/', '山田 太郎 さん'],
  ['mf-ads', '/', 'おすすめのゴルフ場'],
  ['mf-content', '/', '冬のコンペ応援プラン'],
] as const;

/** The command as a team types it. Resolves to the address that it names. */
async function startByCommand(name: string) {
  const child = spawn(process.execPath, ['tooling/commands/dev.ts', name, '--alone'], {
    cwd: repositoryRoot,
    // nobody answers at these ports
    env: {
      ...passedOn(),
      SHELL_PORT: String(await findFreePort()),
      GATEWAY_PORT: String(await findFreePort()),
      REGISTRY_PORT: String(await findFreePort()),
    },
  });
  const ended = once(child, 'exit');
  let url = '';
  for await (const line of createInterface(child.stdout)) {
    [url = ''] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (url !== '') break;
  }
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { url, stop };
}

/** Opens an address as a browser with scripts does, and waits until the page has the words. */
async function wordsAt(address: string, words: string): Promise<string> {
  const { window } = await JSDOM.fromURL(address, {
    runScripts: 'dangerously',
    resources: 'usable',
    pretendToBeVisual: true,
    virtualConsole: new VirtualConsole(),
  });
  const text = () => window.document.body.textContent;
  const end = Date.now() + 10_000;
  while (!text().includes(words) && Date.now() < end)
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  const shown = text();
  window.close();
  return shown;
}

describe('npm run dev -- <widget> --alone', () => {
  it.each(ALONE)(
    '[R10.02] starts %s with neither shell nor gateway nor registry nor another widget',
    async (name, path, words) => {
      const { url, stop } = await startByCommand(name);
      try {
        expect(await wordsAt(`${url}${path}`, words)).toContain(words);
      } finally {
        await stop();
      }
    },
    60_000,
  );
});
