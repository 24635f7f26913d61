import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'tar';
import * as z from 'zod';
import { callRegistry, type RegistryAccess } from './callRegistry.ts';
import { publishedVersion } from './publishedVersion.ts';

const manifestHead = z.object({ name: z.string(), files: z.record(z.string(), z.unknown()) });
const reply = publishedVersion.extend({ unchanged: z.boolean() });

/** Publishes the built widget in `folder`: its `widget.json` and the files that this names, and nothing else that lies there. */
export const publishWidget = async (
  { registryUrl, token, folder, why = '' }: RegistryAccess & { readonly folder: string; readonly why?: string },
): Promise<z.infer<typeof reply>> => {
  const { name, files } = manifestHead.parse(JSON.parse(await readFile(join(folder, 'widget.json'), 'utf8')));
  const packed = create({ cwd: folder, gzip: true, portable: true }, ['widget.json', ...Object.keys(files)]);
  const body = new Uint8Array(await packed.concat());
  const url = new URL(`/widgets/${name}/versions`, registryUrl);
  if (why) url.searchParams.set('why', why);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/gzip' };
  return reply.parse(await (await callRegistry(url, { method: 'POST', headers, body })).json());
};
