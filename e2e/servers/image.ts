import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { extract } from 'tar';
import * as z from 'zod';

const descriptor = z.object({ digest: z.string() });
const index = z.object({ manifests: z.array(descriptor).length(1) });
const manifest = z.object({ config: descriptor, layers: z.array(descriptor) });
const config = z.object({
  User: z.string(),
  Cmd: z.array(z.string()),
  ExposedPorts: z.record(z.string(), z.object({})),
});

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The file of a blob of an OCI image layout. */
function blobOf(layout: string, { digest }: z.infer<typeof descriptor>): string {
  return join(layout, 'blobs', digest.replace(':', '/'));
}

/** Reads the only image of an OCI image layout. */
export function readImage(layout: string) {
  const [named] = index.parse(readJson(join(layout, 'index.json'))).manifests;
  if (!named) throw new Error(`${layout} has no image.`);
  const image = manifest.parse(readJson(blobOf(layout, named)));
  const settings = z.object({ config }).parse(readJson(blobOf(layout, image.config)));
  return { layers: image.layers.map((layer) => blobOf(layout, layer)), ...settings };
}

/** Unpacks all layers of an image into a folder, as a container's root. */
export async function unpackLayers(layout: string, root: string): Promise<void> {
  for (const file of readImage(layout).layers)
    await extract({ file, cwd: root, preserveOwner: false });
}

/** The paths of everything below a folder. */
export function namesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true }).map(String);
}

/** The bytes of all files below a folder. */
export function bytesBelow(folder: string): number {
  return namesBelow(folder)
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, each) => sum + (each.isFile() ? each.size : 0), 0);
}

/**
 * Returns how to run a program of an image with the loader and the libraries of the image, which needs
 * no right of a container. `libraries` returns the files that the loader finds for a program.
 */
export function withLoader(root: string) {
  const names = namesBelow(root);
  const loader = join(root, names.find((path) => /(^|\/)ld-linux[^/]*$/.test(path)) ?? '');
  const folders = names.filter((path) => /^lib\/[^/]+$/.test(path)).map((path) => join(root, path));
  const words = ['--inhibit-cache', '--library-path', folders.join(':')];
  const start = (more: readonly string[]) =>
    execFileSync(loader, [...words, ...more], { encoding: 'utf8', env: {} });
  const run = (program: string, ...more: readonly string[]) =>
    start([join(root, program), ...more]);
  const libraries = (program: string) =>
    [...start(['--list', join(root, program)]).matchAll(/=> (\S+) \(/g)].map(
      ([, path = '']) => path,
    );
  return Object.assign(run, { libraries });
}
