import { buildStale } from '../build/buildStale.ts';
import { command, say, untilAskedToStop } from '../console/command.ts';
import { expectWords } from '../console/words.ts';
import { readStackSettings } from '../stack/environment.ts';
import { toAccountLines } from '../stack/toAccountLines.ts';
import {
  checkPortsAreFree,
  type Ports,
  type ServerPorts,
  startStack,
  thisOrFreePort,
} from '../stack/index.ts';

/** The ports after those of the servers, where they are free. */
async function nextTo({ frame, gateway, registry }: Ports): Promise<ServerPorts> {
  return {
    shell: await thisOrFreePort(frame + 1),
    gateway: await thisOrFreePort(gateway + 1),
    registry: await thisOrFreePort(registry + 1),
  };
}

async function start() {
  const settings = readStackSettings();
  await checkPortsAreFree(settings.ports);
  await buildStale({ log: say });
  say('starting the servers ...');
  const metrics = await nextTo(settings.ports);
  return startStack({ ...settings, metrics, restarts: true, log: say });
}

const HELP = `npm start

Builds what has changed, starts the three servers, publishes the widgets, and runs until Ctrl-C. A
server that ends by itself starts again.`;

command(HELP, async (words) => {
  expectWords(words, []);
  const askedToStop = untilAskedToStop().then(() => undefined);
  const stack = await Promise.race([start(), askedToStop]);
  // servers that were just starting end with the process that started them
  if (!stack) process.exit(130);

  say(`朝芝ゴルフ: ${stack.shellUrl}`);
  for (const line of toAccountLines(stack.demoAccounts, stack)) say(line);
  for (const [name, url] of Object.entries(stack.metrics)) say(`Metrics of ${name}: ${url}`);
  const crash = await Promise.race([stack.crashed, askedToStop]);
  if (crash !== undefined) say(crash);
  await stack.stop();
  return crash === undefined ? 0 : 1;
});
