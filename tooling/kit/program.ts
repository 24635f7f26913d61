import { command } from '../console/command.ts';
import { build } from './build.ts';
import { check, conform } from './check.ts';
import { create } from './create.ts';
import { dev } from './dev.ts';
import type { KitCommand } from './kitCommand.ts';
import { preview } from './preview.ts';
import { publish } from './publish.ts';
import { release } from './release.ts';
import { replay } from './replay.ts';
import { test } from './runTests.ts';

const COMMANDS: Readonly<Record<string, KitCommand>> = {
  create,
  dev,
  build,
  test,
  check,
  conform,
  publish,
  preview,
  release,
  replay,
};

const HELP = `asashiba-widget <command> [options]

Makes a widget in a repository of its own, and publishes, watches and takes it back.

  create mf-holiday     begins a widget in this folder
  dev                   shows it in a running site while it is written
  build                 makes a version in dist
  test                  runs its own tests
  check                 checks the version as the registry does, without it
  conform               mounts it in a browser, too
  publish               signs and publishes it, for all, for a part of the visitors, or for nobody yet
  preview 1.2.0         prints the address at which a version is looked at
  release               shows its versions, the figures of its canary, its log; raises, starts, promotes,
                        pins it, takes it back
  replay visit.json     plays a recorded visit to it

asashiba-widget <command> --help says what a command takes. REGISTRY_URL, REGISTRY_TOKEN and WIDGET_KEY
name the registry, the team's token and the file of its private key.`;

const [word = '--help', ...words] = process.argv.slice(2);

async function refuse(): Promise<never> {
  const all = Object.keys(COMMANDS).join(', ');
  throw new Error(`There is no command "${word}"; there are ${all}.\n--help says more.`);
}

const { help, run }: KitCommand = (Object.hasOwn(COMMANDS, word) ? COMMANDS[word] : undefined) ?? {
  help: HELP,
  run: refuse,
};
// `asashiba-widget --help` asks for the help of all
command(help, run, word === '--help' ? [word] : words, 'Is REGISTRY_URL, or --to, its address?');
