import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Recording } from 'shared-contracts/recording';
import { say, untilAskedToStop } from '../console/command.ts';
import { toNumbers } from '../release/toNumbers.ts';
import { openRecording } from '../replay/openRecording.ts';
import { alonePage } from '../watch/alonePage.ts';
import { thisOrFreePort } from '../stack/ports.ts';
import { eventStream } from '../watch/eventStream.ts';
import { serveBuild } from '../watch/serveBuild.ts';
import { watchSources } from '../watch/watchSources.ts';
import type { KitCommand } from './kitCommand.ts';
import { ownVersion } from './ownVersion.ts';
import { buildWidget } from './buildWidget.ts';
import { foldersOf } from './readParts.ts';
import { paintOf } from './replay/paintOf.ts';
import { readWidgetConfig, type WidgetConfigFile } from './widgetConfig.ts';

/** The page that plays a recording, which lies in the packed kit beside the program. */
const PAGE = join(import.meta.dirname, 'page');
/** The port of the local server, unless another is named. */
const USUAL_PORT = '3300';

const HELP = `asashiba-widget replay visit.json [--port 3300]

Plays a recorded visit to the widget of this folder, alone in a page: what the gateway answered, the events,
the clock, the settings and the navigations are as they were. What is saved loads the page again. It says
what the widget does otherwise than when it was recorded, and runs until Ctrl+C.

  --port 3300           the port of the page; else a free one

The developers' overlay of a site records a visit (Ctrl+Shift+F2).`;

interface Played {
  readonly config: WidgetConfigFile;
  readonly version: string;
  readonly recording: Recording;
}

/**
 * Builds the present state of the widget in a folder into another one, beside the recording. Resolves with the
 * page, in which the server's part has painted.
 */
async function write(
  folder: string,
  output: string,
  { config: { name }, config, version, recording }: Played,
): Promise<string> {
  const { server } = await buildWidget(folder, config, version, output);
  await writeFile(join(output, 'recording.json'), JSON.stringify(recording));
  const painted = await paintOf(await readFile(join(output, server), 'utf8'), recording, {
    name,
    folder,
  });
  return alonePage(name, '/page/replay', `<main>${painted}</main>`);
}

/** Serves the page until it is asked to stop. */
async function play(folder: string, played: Played, port: number): Promise<void> {
  const { config, version } = played;
  const output = await mkdtemp(join(tmpdir(), 'asashiba-replay-'));
  try {
    const page = { html: await write(folder, output, played), folder: PAGE };
    const changes = eventStream();
    changes.tell('saved');
    const server = await serveBuild(output, await thisOrFreePort(port), { changes, page });
    say(`${config.name} ${version} plays it at ${server.url}. Ctrl+C ends it.`);
    const stop = watchSources(folder, foldersOf(folder, config), async () => {
      try {
        page.html = await write(folder, output, played);
        changes.tell('saved');
      } catch (error) {
        say((error as Error).message);
      }
    });
    await untilAskedToStop();
    stop();
    await server.stop();
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

/** `asashiba-widget replay` */
export const replay: KitCommand = {
  help: HELP,
  run: async (words) => {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { port: { type: 'string' } },
    });
    const folder = process.cwd();
    const config = await readWidgetConfig(folder);
    const [file] = positionals;
    if (file === undefined) throw new Error('Say which recording: replay visit.json.');
    const version = (await ownVersion()) ?? '0.0.0';
    const { recording, remarks } = await openRecording(resolve(file), config.name, version);
    for (const remark of remarks) say(remark);
    const [port = 0] = toNumbers(values.port ?? USUAL_PORT);
    await play(folder, { config, version, recording }, port);
  },
};
