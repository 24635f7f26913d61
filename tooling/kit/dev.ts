import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type IssuedPreview, issuePreview, RegistryError } from 'registry/client';
import { say, untilAskedToStop } from '../console/command.ts';
import { atPage } from '../release/addressIfAllowed.ts';
import { ACCESS_FLAGS, type AccessFlags } from '../release/givenAccess.ts';
import { toNumbers } from '../release/toNumbers.ts';
import { thisOrFreePort } from '../stack/ports.ts';
import { type EventStream, eventStream } from '../watch/eventStream.ts';
import { serveBuild } from '../watch/serveBuild.ts';
import { watchSources } from '../watch/watchSources.ts';
import { ACCESS_HELP, kitAccess } from './kitAccess.ts';
import type { KitCommand } from './kitCommand.ts';
import { foldersOf } from './readParts.ts';
import { readWidgetConfig, type WidgetConfigFile } from './widgetConfig.ts';
import { type DevBuild, openDevBuild } from './openDevBuild.ts';

/** The port of the local server, unless another is named. */
const USUAL_PORT = '3300';
/** How long the link and what it shows count: a day's work. */
const MINUTES = 12 * 60;

const HELP = `asashiba-widget dev --site URL [options]

Shows the widget of this folder in a running site, in place of its live version or in its free slots, to one
browser alone: the one that opens the printed link. What is saved stands in the open page at once; the page stays as it is,
and has the errors too. Nothing is published. It runs until Ctrl+C.

  --site URL            the page at which it opens, of the registry's site
  --port 3300           the port of the local server, from which the site takes the widget; else a free one
${ACCESS_HELP}

The site shows a local address outside production alone, with an operator's token that may preview, and
has to reach the port: it runs on this machine, or has the port forwarded (ssh -R 3300:127.0.0.1:3300).`;

/** What to do where a registry does not show a local address. */
const WHO_MAY =
  "dev needs a site that is no production, and there an operator's token: npm run tokens -- issue operator --acts preview.";

interface DevWish {
  readonly config: WidgetConfigFile;
  /** The page at which the link opens; of the site's origin alone where it has no path. */
  readonly site: URL;
  readonly port: number;
  readonly flags: AccessFlags;
}

/** Issues the link. Rejects with a sentence where the registry is of another site, or shows no local address. */
async function issueLink(
  address: string,
  { config: { name, slots }, site, flags }: DevWish,
): Promise<IssuedPreview> {
  const access = await kitAccess(name, flags);
  const wish = { widget: name, address, slots, minutes: MINUTES, reason: 'asashiba-widget dev' };
  const issued = await issuePreview({ ...access, ...wish }).catch((error: unknown) => {
    if (error instanceof RegistryError && (error.status === 401 || error.status === 403))
      throw new Error(`${error.message}\n${WHO_MAY}`, { cause: error });
    throw error;
  });
  const { origin } = new URL(issued.url);
  if (origin !== site.origin)
    throw new Error(`${access.registryUrl} is the registry of ${origin}, not of ${site.origin}.`);
  const { pathname, search } = site;
  return { ...issued, url: atPage(issued.url, pathname === '/' ? undefined : pathname + search) };
}

/** Writes the widget at each save, and tells the open pages. Returns a function that ends it. */
function follow(folder: string, config: WidgetConfigFile, build: DevBuild, changes: EventStream) {
  let told = '';
  return watchSources(folder, foldersOf(folder, config), async () => {
    const state = await build.write();
    const text = JSON.stringify(state);
    if (text === told) return;
    told = text;
    changes.tell(text);
    say('error' in state ? state.error : `${config.name}: the open pages show what was saved.`);
  });
}

/** Serves the widget of a folder and prints the link, until it is asked to stop. */
async function show(folder: string, output: string, wish: DevWish): Promise<void> {
  const { config, port } = wish;
  const build = openDevBuild(folder, output);
  const first = await build.write();
  if ('error' in first) throw new Error(first.error);
  const changes = eventStream();
  changes.tell(JSON.stringify(first));
  const server = await serveBuild(output, await thisOrFreePort(port), { changes });
  try {
    const { url, expires } = await issueLink(server.url, wish);
    say(`${config.name} is served at ${server.url}. This link shows it in one browser:`);
    say(url);
    say(`It opens once, and counts until ${expires}. Ctrl+C ends it.`);
    const stop = follow(folder, config, build, changes);
    await untilAskedToStop();
    stop();
  } finally {
    build.close();
    await server.stop();
  }
}

/** `asashiba-widget dev` */
export const dev: KitCommand = {
  help: HELP,
  run: async (words) => {
    const { values: flags } = parseArgs({
      args: [...words],
      options: { ...ACCESS_FLAGS, site: { type: 'string' }, port: { type: 'string' } },
    });
    const folder = process.cwd();
    const config = await readWidgetConfig(folder);
    if (flags.site === undefined)
      throw new Error('Say in which running site: dev --site http://localhost:3000/.');
    const [port = 0] = toNumbers(flags.port ?? USUAL_PORT);
    const output = await mkdtemp(join(tmpdir(), 'asashiba-dev-'));
    try {
      await show(folder, output, { config, site: new URL(flags.site), port, flags });
    } finally {
      await rm(output, { recursive: true, force: true });
    }
  },
};
