import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { repositoryRoot } from 'tooling/build/repositoryRoot';
import { toTar } from 'tooling/package/archive';
import { readLock } from 'tooling/package/neededPackages';
import { filesBelow } from 'tooling/package/packageFiles';

const compressed = promisify(gzip);
const TARBALLS = '/-/';

/** Where each version of a package is installed in this repository, by its number. */
function installedVersions(name: string): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(readLock()).flatMap(([path, { version }]) =>
      path.endsWith(`node_modules/${name}`) && version !== undefined
        ? [[version, path] as const]
        : [],
    ),
  );
}

/** What npm asks a registry first: the versions of a package. Undefined where none is installed. */
async function versionsOf(name: string, origin: string): Promise<object | undefined> {
  const versions: Record<string, object> = {};
  for (const [version, path] of installedVersions(name)) {
    const text = await readFile(join(repositoryRoot, path, 'package.json'), 'utf8').catch(() => '');
    // an optional package of another system is in the lock alone
    if (text === '') continue;
    const tarball = `${origin}${TARBALLS}${encodeURIComponent(name)}/${version}.tgz`;
    versions[version] = { ...(JSON.parse(text) as object), dist: { tarball } };
  }
  const [latest] = Object.keys(versions).toReversed();
  return latest === undefined ? undefined : { name, 'dist-tags': { latest }, versions };
}

/** Returns the file of an installed version, without the packages that lie in it. */
async function tarballOf(name: string, version: string): Promise<Buffer> {
  const path = installedVersions(name).get(version);
  if (path === undefined) throw new Error(`${name}@${version} is not installed`);
  const files = filesBelow(join(repositoryRoot, path))
    .filter((file) => !file.path.startsWith('node_modules/'))
    .map((file) => ({ ...file, path: `package/${file.path}` }));
  return compressed(toTar(files, new Date(0)), { level: 1 });
}

async function answer(path: string, origin: string): Promise<Buffer | undefined> {
  if (path.startsWith(TARBALLS)) {
    const [name = '', file = ''] = path.slice(TARBALLS.length).split('/');
    return tarballOf(decodeURIComponent(name), file.replace('.tgz', ''));
  }
  const found = await versionsOf(decodeURIComponent(path.slice(1)), origin);
  return found && Buffer.from(JSON.stringify(found));
}

/** Serves the packages that are installed in this repository as an npm registry does, so that a test needs no network. Resolves with its address. */
export async function serveInstalledPackages(ends: AsyncDisposableStack): Promise<string> {
  let origin = '';
  const server = createServer((request, response) => {
    answer(new URL(request.url ?? '/', origin).pathname, origin).then(
      (content) => response.writeHead(content ? 200 : 404).end(content),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  ends.defer(() => void server.close());
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return origin;
}
