import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import { clockFrom } from 'server-kit/clock';
import { openDisk } from 'server-kit/files/openDisk';
import { toS3Access } from 'server-kit/settings/s3Settings';
import type { Discovery } from 'shared-contracts/release';
import type { WidgetManifest } from 'shared-contracts/widget';
import type { HostBuild } from '../document/shellBuild.ts';
import { type Environment, toReleasesKept } from '../environment.ts';
import { registerAnswerAge } from '../releases/answerAge.ts';
import { assetStore, type AssetStore } from '../releases/assetStore.ts';
import { type CopiedStore, copiedStore } from '../releases/copiedStore.ts';
import { chooseRelease, stableVersions } from '../releases/chooseRelease.ts';
import { RegistryAnswer } from '../releases/registryAnswer.ts';
import {
  type VersionFiles,
  type VersionFilesReader,
  versionFilesReader,
} from '../releases/versionFiles.ts';
import { WidgetRenderers } from '../render/WidgetRenderers.ts';

/**
 * The services for published widgets: the live versions, their files, and the processes that render
 * them.
 */
export interface Releases {
  readonly registry: RegistryAnswer;
  readonly store: AssetStore;
  /** The files of a version for a page, which does not wait long for them. */
  readonly filesOf: (manifest: WidgetManifest) => Promise<VersionFiles>;
  readonly renderers: WidgetRenderers;
}

/**
 * Returns a function that starts the renderers of all live versions but those that have to be tried
 * first, and ends those of others, but of a stand-in only when it is needed no more. Then it copies their
 * files for when the store is away. A broken version does not affect the others.
 */
function warmer(renderers: WidgetRenderers, files: VersionFilesReader, store: CopiedStore) {
  return async (answer: Discovery, log: FastifyBaseLogger): Promise<void> => {
    const versions = Object.values(answer.microFrontends).flat();
    const manifestsOf = (isWanted: (traffic: number) => boolean) =>
      versions
        .filter(({ deployment }) => isWanted(deployment.traffic))
        .map(({ extras }) => extras.manifest);
    const live = manifestsOf((traffic) => traffic > 0);
    renderers.keepOnly({ live, standIns: manifestsOf((traffic) => traffic === 0) });
    const avoided = renderers.avoided(stableVersions(answer));
    const { replaced } = chooseRelease(answer, { avoided });
    await Promise.all(
      live.map(async (manifest) => {
        try {
          const read = await files.read(manifest);
          if (replaced.get(manifest.name)?.manifest !== manifest) renderers.warm(manifest, read);
        } catch (error) {
          log.warn({ err: error }, 'a renderer could not be started');
        }
      }),
    );
    await Promise.all(live.map((manifest) => store.keep(manifest)));
  };
}

/** Opens the services with the stored answer of the registry, and begins to ask for a new one. */
export async function openReleases(
  environment: Environment,
  { shared }: Pick<HostBuild, 'shared'>,
  log: FastifyBaseLogger,
  metrics: Registry,
): Promise<Releases> {
  const store = copiedStore(
    assetStore(await openDisk(environment.ASSET_STORE, toS3Access(environment))),
    { folder: join(environment.SHELL_DATA, 'files'), bytes: environment.FILE_COPIES_BYTES },
  );
  const renderers = new WidgetRenderers({
    deadline: environment.RENDER_DEADLINE,
    renderers: environment.RENDERERS,
    memory: environment.RENDER_MEMORY * 1_000_000,
    registry: metrics,
    place: {
      code: join(environment.SHELL_DIST, 'server/renderer'),
      sandbox: environment.RENDERER_SANDBOX,
    },
  });
  const files = versionFilesReader(store);
  const warm = warmer(renderers, files, store);
  const registry = new RegistryAnswer({
    registryUrl: environment.REGISTRY_URL,
    file: join(environment.SHELL_DATA, 'discovery.json'),
    lasts: toReleasesKept(environment),
    keys: environment.WIDGET_KEYS,
    releaseKeys: environment.RELEASE_KEYS,
    clock: clockFrom(environment.CLOCK),
    shared,
    onRefused: (id, why) => log.error(`${id} is not used: ${why}`),
    onChange: (answer) => void warm(answer, log),
    onFailure: (error) =>
      log.warn({ err: error }, 'the registry does not answer, the last answer stays in use'),
    onNotFollowed: (why) =>
      log.error(`an answer of the registry is not followed, the last one stays in use: ${why}`),
  });
  await registry.open();
  registerAnswerAge(metrics, registry);
  void registry.latest();
  return { registry, store, filesOf: files.readSoon, renderers };
}
