import { hasProgram } from '../console/hasProgram.ts';
import { runNode } from '../console/runNode.ts';
import { findServerPrograms } from '../postgres/findServerPrograms.ts';
import { changedFiles } from './changedPackages.ts';
import { asStep, type StepOptions, type StepResult } from './step.ts';

/** What the commands of operators use. */
const USED =
  /^(docs\/operations|deploy\/|tooling\/|gateway\/|registry\/|shell\/|server-kit\/|package)/;

/**
 * Runs `npm run check-docs -- operations`: the commands of the operators' page, as they are written, from
 * packages to pages, and from backups back to them. With `since` they run only when something that they
 * use has changed; without PostgreSQL or Caddy on this machine a note says that they did not.
 */
export async function checkOperations({ since }: StepOptions): Promise<StepResult> {
  if (since !== undefined && !changedFiles(since).some((file) => USED.test(file)))
    return asStep(true);
  const missing = [
    ...(findServerPrograms() === undefined ? ['PostgreSQL'] : []),
    ...(hasProgram('caddy') ? [] : ['Caddy']),
  ];
  if (missing.length > 0)
    return {
      ...asStep(true),
      notes: [`docs/operations.md was not run; this machine lacks: ${missing.join(', ')}.`],
    };
  return asStep((await runNode(['tooling/commands/check-docs.ts', 'operations'])) === 0);
}
