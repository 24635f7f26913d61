import { parseArgs } from 'node:util';
import { publishWidget } from 'registry/client';
import { buildWidget } from '../build/buildWidget.ts';
import { WIDGETS } from '../build/widgets.ts';
import { command, say } from '../console/command.ts';
import { ACCESS_FLAGS, teamAccess } from '../release/teamAccess.ts';

function numbers(text: string | undefined): number[] {
  return text?.split(',').map(Number) ?? [];
}

/**
 * `npm run deploy -- mf-results [--version 1.2.0] [--canary 10 [--steps 25,50,100]] [--dry-run]
 * [--why "..."] [--to URL --token ... --key file]`: builds a version and publishes it. With
 * `--dry-run` it only asks whether the registry would take it.
 */
command(async (words) => {
  const {
    values,
    positionals: [name = ''],
  } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      ...ACCESS_FLAGS,
      version: { type: 'string' },
      why: { type: 'string' },
      canary: { type: 'string' },
      steps: { type: 'string' },
      'dry-run': { type: 'boolean' },
    },
  });
  if (!WIDGETS.includes(name)) throw new Error(`Say which widget: ${WIDGETS.join(', ')}.`);
  const access = await teamAccess(name, values);
  const folder = await buildWidget(
    name,
    values.version === undefined ? {} : { version: values.version },
  );
  const dryRun = values['dry-run'] ?? false;
  const { version, live, traffic, unchanged } = await publishWidget({
    ...access,
    folder,
    dryRun,
    why: values.why ?? '',
    canary: values.canary === undefined ? undefined : Number(values.canary),
    steps: numbers(values.steps),
  });
  if (dryRun) {
    say(`${name} ${version} ${unchanged ? 'is published already' : 'would be taken'}.`);
    return;
  }
  say(
    `${name} ${version} ${unchanged ? 'was published before' : 'is published'}${live ? ` and live for ${traffic} % of the visitors` : ', not live'}.`,
  );
});
