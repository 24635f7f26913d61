import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { checkPackage } from '../catalogues/checkPackage.ts';
import { say } from '../console/command.ts';
import { asStep, type StepOptions, type StepResult } from './step.ts';

async function packages(): Promise<string[]> {
  return (await readdir(repositoryRoot, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/**
 * R9.06: refuses catalogues with missing keys, with too many, with other places, or without a
 * translation; prints one line each.
 */
export async function checkTexts({ only }: StepOptions): Promise<StepResult> {
  const names = only === undefined ? await packages() : [only];
  const problems = (
    await Promise.all(names.map((name) => checkPackage(name, join(repositoryRoot, name))))
  ).flat();
  for (const problem of problems) say(problem);
  return asStep(problems.length === 0);
}
