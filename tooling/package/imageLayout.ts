import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CompressedTar } from './compress.ts';

/** How a container of an image starts. */
export interface ImageStart {
  /** `<user>:<group>`, by numbers. */
  readonly user: string;
  readonly folder: string;
  readonly entrypoint: readonly string[];
  readonly command: readonly string[];
  readonly settings: Readonly<Record<string, string>>;
  readonly ports: readonly number[];
}

export interface Image {
  readonly title: string;
  readonly version: string;
  readonly createdAt: Date;
  /** From the lowest one. */
  readonly layers: readonly CompressedTar[];
  readonly start: ImageStart;
}

const MANIFEST = 'application/vnd.oci.image.manifest.v1+json';
const INDEX = 'application/vnd.oci.image.index.v1+json';
const CONFIG = 'application/vnd.oci.image.config.v1+json';
const LAYER = 'application/vnd.oci.image.layer.v1.tar+gzip';
/** What OCI calls the processors that Node calls otherwise. */
const ARCHITECTURES: Readonly<Record<string, string>> = { x64: 'amd64' };

interface Descriptor {
  readonly mediaType: string;
  readonly digest: string;
  readonly size: number;
}

/** Writes a blob by its hash; returns what names it. */
async function writeBlob(folder: string, mediaType: string, content: Buffer): Promise<Descriptor> {
  const hash = createHash('sha256').update(content).digest('hex');
  await writeFile(join(folder, 'blobs/sha256', hash), content);
  return { mediaType, digest: `sha256:${hash}`, size: content.length };
}

function toJson(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

function platform() {
  return { architecture: ARCHITECTURES[process.arch] ?? process.arch, os: process.platform };
}

function toConfig({ title, version, createdAt, layers, start }: Image) {
  return {
    created: createdAt.toISOString(),
    ...platform(),
    config: {
      User: start.user,
      WorkingDir: start.folder,
      Entrypoint: start.entrypoint,
      Cmd: start.command,
      Env: Object.entries(start.settings).map(([name, value]) => `${name}=${value}`),
      ExposedPorts: Object.fromEntries(start.ports.map((port) => [`${port}/tcp`, {}])),
      StopSignal: 'SIGTERM',
      Labels: {
        'org.opencontainers.image.title': title,
        'org.opencontainers.image.version': version,
      },
    },
    rootfs: { type: 'layers', diff_ids: layers.map(({ tarHash }) => `sha256:${tarHash}`) },
    history: layers.map(({ name }) => ({ created: createdAt.toISOString(), created_by: name })),
  };
}

/** Writes an image into a folder as an OCI image layout 1.0.0, which has one image. */
export async function writeImageLayout(folder: string, image: Image): Promise<void> {
  await mkdir(join(folder, 'blobs/sha256'), { recursive: true });
  const layers: Descriptor[] = [];
  for (const { bytes } of image.layers) layers.push(await writeBlob(folder, LAYER, bytes));
  const config = await writeBlob(folder, CONFIG, toJson(toConfig(image)));
  const manifest = { schemaVersion: 2, mediaType: MANIFEST, config, layers };
  const named = await writeBlob(folder, MANIFEST, toJson(manifest));
  const annotations = { 'org.opencontainers.image.ref.name': image.version };
  const index = {
    schemaVersion: 2,
    mediaType: INDEX,
    manifests: [{ ...named, platform: platform(), annotations }],
  };
  await writeFile(join(folder, 'index.json'), toJson(index));
  await writeFile(join(folder, 'oci-layout'), toJson({ imageLayoutVersion: '1.0.0' }));
}
