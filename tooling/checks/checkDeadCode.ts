import { runNode } from '../console/runNode.ts';
import { asStep, type StepResult } from './step.ts';

/**
 * Refuses files, exports, types and dependencies that nothing uses (`knip.jsonc`). It always reads
 * all packages, since one alone does not show who uses it.
 */
export async function checkDeadCode(): Promise<StepResult> {
  return asStep(
    (await runNode(['node_modules/knip/bin/knip.js', '--treat-config-hints-as-errors'])) === 0,
  );
}
