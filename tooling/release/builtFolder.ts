import { join } from 'node:path';
import { widgetManifest } from 'shared-contracts/widget';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { sayAside } from '../console/command.ts';
import { unpackArtefact } from './unpackArtefact.ts';

/**
 * Returns the folder of the version to publish: an unpacked artefact, which is deleted in the end, or a
 * new build, which leaves the one that `npm start` publishes as it is. Rejects where both a file and a
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
  const output = join(repositoryRoot, '.cache/deploy-build', name);
  return buildWidget(name, { output, ...(version !== undefined && { version }) });
}
