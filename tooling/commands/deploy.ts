import { parseArgs } from 'node:util';
import { publishWidget } from 'registry/client';
import { WIDGETS } from '../build/widgets.ts';
import { command, say } from '../console/command.ts';
import { ACCESS_FLAGS, teamAccess } from '../release/teamAccess.ts';
import { unpackArtefact } from '../release/unpackArtefact.ts';

function numbers(text: string | undefined): number[] {
  return text?.split(',').map(Number) ?? [];
}

/**
 * Returns the folder of the version to publish: an unpacked artefact, which is deleted in the end, or a
 * new build. Rejects where both a file and a version are named.
 */
async function builtFolder(
  name: string,
  { artefact, version }: { readonly artefact?: string; readonly version?: string },
  ends: AsyncDisposableStack,
): Promise<string> {
  if (artefact !== undefined) {
    if (version !== undefined) throw new Error('An artefact has a version: leave out --version.');
    return unpackArtefact(artefact, ends);
  }
  // who publishes an artefact needs no bundler
  const { buildWidget } = await import('../build/buildWidget.ts');
  return buildWidget(name, version === undefined ? {} : { version });
}

/**
 * `npm run deploy -- mf-results [--version 1.2.0] [--canary 10 [--steps 25,50,100]] [--dry-run]
 * [--why "..."] [--to URL --token ... --key file] [--artefact file]`: builds a version and publishes
 * it; with `--artefact` it publishes what `npm run package` wrote, as it is. With `--dry-run` it only
 * asks whether the registry would take it.
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
      artefact: { type: 'string' },
      why: { type: 'string' },
      canary: { type: 'string' },
      steps: { type: 'string' },
      'dry-run': { type: 'boolean' },
    },
  });
  if (!WIDGETS.includes(name)) throw new Error(`Say which widget: ${WIDGETS.join(', ')}.`);
  const access = await teamAccess(name, values);
  await using ends = new AsyncDisposableStack();
  const folder = await builtFolder(name, values, ends);
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
