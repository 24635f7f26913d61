import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { runNode } from '../console/runNode.ts';
import { asStep, type StepOptions, type StepResult } from './step.ts';

/** The folders of all packages. */
function packageNames(): string[] {
  return readdirSync(repositoryRoot).filter((name) =>
    existsSync(join(repositoryRoot, name, 'package.json')),
  );
}

/**
 * Refuses imports that break the layers of folders inside a package (`tooling/lint/layers.cjs`).
 */
export async function checkLayers({ only }: StepOptions): Promise<StepResult> {
  const packages = only === undefined ? packageNames() : [only];
  const words = ['--config', 'tooling/lint/layers.cjs', '--output-type', 'err', ...packages];
  const script = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
  return asStep((await runNode([script, ...words])) === 0);
}
