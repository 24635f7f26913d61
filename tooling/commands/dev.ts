import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fetchDiscovery } from 'registry/client';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { buildStale } from '../build/buildStale.ts';
import { WIDGETS } from '../build/widgets.ts';
import { command, say, untilAskedToStop } from '../console/command.ts';
import { expectPackages, expectWords } from '../console/words.ts';
import { openRecording } from '../replay/openRecording.ts';
import { readStackSettings } from '../stack/environment.ts';
import { thisOrFreePort } from '../stack/ports.ts';
import { checkPortsAreFree, publishBuild, startStack, type Stack } from '../stack/index.ts';
import {
  buildShellForDevelopment,
  buildWidgetForDevelopment,
  developmentShell,
} from '../watch/buildForDevelopment.ts';
import { serveBuild } from '../watch/serveBuild.ts';
import { startAlone } from '../watch/startAlone.ts';
import { toWork } from '../watch/toWork.ts';
import { watchSources } from '../watch/watchSources.ts';

const SOURCES = [
  ...WIDGETS.map((name) => `${name}/`),
  'shell/',
  'host-kit/src/',
  'staff-pages/src/',
  'developer-overlay/src/',
  'shared-ui/src/',
  'shared-contracts/src/',
  'server-kit/src/',
  'gateway/src/',
  'registry/src/',
];
async function versionOf(name: string): Promise<string> {
  const text = await readFile(join(repositoryRoot, name, 'package.json'), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}

function reason(error: unknown) {
  return error instanceof Error ? error.message : String(error);
}

async function publishFromSource(name: string, { registryUrl, access }: Stack) {
  const begin = performance.now();
  const folder = await buildWidgetForDevelopment(name);
  await publishBuild(name, { registryUrl, access, log: say, folder, insists: true });
  say(
    `${name}: the next page load shows it (${((performance.now() - begin) / 1000).toFixed(1)} s)`,
  );
}

/**
 * Publishes the production build of each widget that is not watched and was never published here.
 */
async function publishMissing(watched: readonly string[], { registryUrl, access }: Stack) {
  const { discovery } = await fetchDiscovery({ registryUrl });
  const missing = WIDGETS.filter(
    (name) => !watched.includes(name) && !(name in discovery.microFrontends),
  );
  await buildStale({ log: say, only: missing });
  for (const name of missing) await publishBuild(name, { registryUrl, access, log: say });
}

function follow(watched: readonly string[], stack: Stack) {
  return watchSources(repositoryRoot, SOURCES, async (paths) => {
    const { widgets, shell, restart } = toWork(paths, watched);
    try {
      if (paths.some((path) => path.endsWith('widget.config.ts')))
        say('A widget.config.ts has changed: start npm run dev again to publish what it says.');
      if (shell) await buildShellForDevelopment();
      for (const name of restart) await stack.restart(name);
      if (restart.length > 0) say(`Started again: ${restart.join(', ')}`);
      for (const name of widgets) await publishFromSource(name, stack);
    } catch (error) {
      say(reason(error));
    }
  });
}

async function start(watched: readonly string[]) {
  const settings = readStackSettings();
  await checkPortsAreFree(settings.ports);
  await buildShellForDevelopment();
  const stack = await startStack({
    ...settings,
    log: say,
    publish: [],
    shellBuild: developmentShell,
  });
  await publishMissing(watched, stack);
  for (const name of watched) await publishFromSource(name, stack);
  return stack;
}

/**
 * `npm run dev -- mf-results --alone`: shows one widget with a fake host, on the shell's port, or
 * on a free port where that is in use. With `--replay file.json` it plays a recorded visit to the
 * widget.
 */
async function runAlone(name: string, file: string | undefined, askedToStop: Promise<undefined>) {
  const opened =
    file === undefined
      ? undefined
      : await openRecording(resolve(repositoryRoot, file), name, await versionOf(name));
  for (const remark of opened?.remarks ?? []) say(remark);
  const { ports } = readStackSettings();
  const server = await startAlone(name, {
    port: await thisOrFreePort(ports.shell),
    gatewayUrl: `http://localhost:${ports.gateway}`,
    ...(opened && { recording: opened.recording }),
  });
  say(`${name}, ${file === undefined ? 'alone' : `replaying ${file}`}: ${server.url}`);
  await askedToStop;
  await server.stop();
  return 0;
}

/**
 * `npm run dev -- mf-results --serve`: serves the build of one widget for a preview of a local
 * address, and builds it again when its sources change.
 */
async function runServed(name: string, askedToStop: Promise<undefined>) {
  const folder = await buildWidgetForDevelopment(name);
  const server = await serveBuild(folder, readStackSettings().widgetPort);
  say(`${name}, for a preview of a local address: ${server.url}`);
  const stopFollowing = watchSources(repositoryRoot, SOURCES, async (paths) => {
    if (!toWork(paths, [name]).widgets.includes(name)) return;
    await buildWidgetForDevelopment(name).then(
      () => say(`${name}: the next page load shows it`),
      (error: unknown) => say(reason(error)),
    );
  });
  await askedToStop;
  stopFollowing();
  await server.stop();
  return 0;
}

const HELP = `npm run dev [-- <widget> ...] [options]

Runs the site from its sources and follows their changes. With widgets, only these come from source,
the others as they are published. Another package has no site of its own: all comes from source.

  --alone          shows one widget with a fake host, each story on a page of its own
  --replay FILE    plays a recorded visit to one widget
  --serve          serves the build of one widget for a preview of a local address`;

command(HELP, async (words) => {
  const named = WIDGETS.filter((name) => words.includes(name));
  const watched = named.length > 0 ? named : WIDGETS;
  const askedToStop = untilAskedToStop().then(() => undefined);
  const [alone] = named;
  const replays = words.includes('--replay');
  const file = replays ? words[words.indexOf('--replay') + 1] : undefined;
  if (replays && (file === undefined || named.length !== 1))
    throw new Error('Name one widget and one file: npm run dev -- mf-results --replay visit.json');
  const others = words.filter((word) => word !== file);
  const isFlag = (word: string) => word.startsWith('--');
  expectWords(others.filter(isFlag), ['--alone', '--replay', '--serve']);
  expectPackages(others.filter((word) => !isFlag(word)));
  if (!alone && others.some(isFlag)) throw new Error(`Name the widget: ${WIDGETS.join(', ')}.`);
  if ((words.includes('--alone') || replays) && alone) return runAlone(alone, file, askedToStop);
  if (words.includes('--serve') && alone) return runServed(alone, askedToStop);
  const stack = await Promise.race([start(watched), askedToStop]);
  if (!stack) process.exit(130);
  say(`朝芝ゴルフ: ${stack.shellUrl} (from source: ${watched.join(', ')})`);
  const stopFollowing = follow(watched, stack);
  const crash = await Promise.race([stack.crashed, askedToStop]);
  if (crash !== undefined) say(crash);
  stopFollowing();
  await stack.stop();
  return crash === undefined ? 0 : 1;
});
