import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { widgetManifest } from 'shared-contracts/widget';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { sayAside } from '../console/command.ts';
import { unpackArtefact } from './unpackArtefact.ts';

/**
 * Returns the folder of the version to publish: an unpacked artefact, or a new build, which leaves the one
 * that `npm start` publishes as it is. Both are deleted in the end. Rejects where both a file and a
 * version are named, and for what is no version.
 */
export async function builtFolder(
  name: string,
  { artefact, version }: { readonly artefact?: string; readonly version?: string },
  ends: AsyncDisposableStack,
): Promise<string> {
  if (artefact !== undefined) {
    if (version !== undefined) throw new Error('An artefact has a version: leave out --version.');
    return unpackArtefact(artefact, ends);
  }
  if (version !== undefined && !widgetManifest.shape.version.safeParse(version).success)
    throw new Error(`"${version}" is no version: write three numbers, 1.2.0.`);
  sayAside(`building ${name} ...`);
  // who publishes an artefact needs no bundler
  const { buildWidget } = await import('../build/buildWidget.ts');
  // another deploy of the same widget may be building, too
  const builds = join(repositoryRoot, '.cache/deploy-build');
  await mkdir(builds, { recursive: true });
  const output = await mkdtemp(join(builds, `${name}-`));
  ends.defer(() => rm(output, { recursive: true, force: true }));
  return buildWidget(name, { output, ...(version !== undefined && { version }) });
}
