import { WIDGETS } from '../build/widgets.ts';
import { hasProgram } from '../console/hasProgram.ts';
import { runNode } from '../console/runNode.ts';
import { changedFiles, packagesOf } from './changedPackages.ts';
import { asStep, type StepOptions, type StepResult } from './step.ts';

/** The packages that the short bench runs, apart from the widgets, which other checks render. */
const MEASURED = ['bench', 'gateway', 'registry', 'server-kit', 'shell'];

/** The packages whose sources are in what a browser loads at first. */
const SHIPPED = ['shell', 'host-kit', 'shared-contracts', 'shared-ui', ...WIDGETS];

/** What gets random requests, and how many of them. */
const FUZZED = ['gateway', 'registry', 'shell', 'staff', 'frames'];
const FUZZ_RUNS = '250';
/** The same requests each time, so that the step tells of a change; `npm run fuzz` takes new ones. */
const FUZZ_SEED = '180543643';

/**
 * Runs `npm run bench -- bytes`: no part of a page may load more at first than was accepted. Then
 * `npm run bench -- servers` in its short form: every row must answer, and no answer may be wrong
 * or refused. Then `npm run bench -- memory`: no document may be refused while versions are published.
 * Then `npm run bench -- hostile`:
 * none may be refused beside versions that do harm. Then `npm run bench -- overload`: no answer may be wrong. Then
 * `npm run bench -- restarts`, behind Caddy where there is one: no request may fail. Then `npm run bench -- page`:
 * every page comes to life, reports nothing, and is inside its bounds of bytes. They check no times.
 * At last `npm run fuzz` over HTTP, with a few hundred random requests to each server: none may fail.
 * With `since` they run only when something that they measure has changed.
 */
export async function checkServers({ since }: StepOptions): Promise<StepResult> {
  const changed = since === undefined ? undefined : packagesOf(changedFiles(since));
  const touches = (names: readonly string[]) =>
    changed?.some((name) => names.includes(name)) ?? true;
  if (touches(SHIPPED)) {
    const code = await runNode(['tooling/commands/bench.ts', 'bytes']);
    if (code !== 0) return asStep(false);
  }
  if (!touches(MEASURED)) return asStep(true);
  for (const name of ['servers', 'memory', 'hostile', 'overload', 'restarts', 'page']) {
    const more = name === 'restarts' && hasProgram('caddy') ? ['--caddy'] : [];
    const code = await runNode(['tooling/commands/bench.ts', name, '--short', ...more]);
    if (code !== 0) return asStep(false);
  }
  const words = [...FUZZED, '--runs', FUZZ_RUNS, '--seed', FUZZ_SEED];
  const code = await runNode(['tooling/commands/fuzz.ts', ...words]);
  return asStep(code === 0);
}
