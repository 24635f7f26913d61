/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { registerRemoteFiles, registerShellFiles } from './remoteFiles.ts';

function aServer(files: Record<string, string | Buffer>) {
  const app = fastify();
  registerRemoteFiles(app, {
    read: async (key) => {
      const file = files[key];
      return file === undefined ? undefined : Buffer.from(file);
    },
  });
  return app;
}

it("the shell's own files are immutable if their names have a hash; others are asked for daily", async () => {
  const dist = await mkdtemp(join(tmpdir(), 'shell-dist-'));
  await mkdir(join(dist, 'browser'));
  const app = fastify();
  registerShellFiles(app, dist);
  const cached = async (name: string) => {
    await writeFile(join(dist, 'browser', name), 'x');
    return (await app.inject({ url: `/assets/${name}` })).headers['cache-control'];
  };
  for (const name of ['main.9c3ffdc306.js', 'main.7295ef7e07.css'])
    expect(await cached(name)).toBe('public, max-age=31536000, immutable');
  for (const name of ['icon.svg', 'icon-192.png', 'asashiba-num.woff2'])
    expect(await cached(name)).toBe('public, max-age=86400');
  await rm(dist, { recursive: true });
});

describe("the widgets' files", () => {
  it('[R10.02] are immutable, and compressed if the browser accepts it', async () => {
    const app = aServer({ 'mf-results/1.0.0/remoteEntry.js': 'var a;' });
    const answer = await app.inject({
      url: '/remotes/mf-results/1.0.0/remoteEntry.js',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('var a;');
  });

  it('[R10.02] are sent as they stand packed beside them, to browsers that accept it', async () => {
    const url = '/remotes/mf-results/1.0.0/widget.js';
    const app = aServer({
      'mf-results/1.0.0/widget.js': 'var a;',
      'mf-results/1.0.0/widget.js.br': brotliCompressSync('/* packed */'),
    });
    const ask = (coding: string) => app.inject({ url, headers: { 'accept-encoding': coding } });
    const packed = await ask('br');
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe('/* packed */');
    expect((await ask('gzip')).body).toBe('var a;');
  });

  it.each([
    'mf-results/1.0.0/widget.js.br',
    'mf-results/1.0.0/server/widget.cjs',
    'mf-results/1.0.0/widget.json',
    'mf-results/1.0.0/maps/widget.js.map',
    'mf-results/1.0.0/widget.js.map',
    'mf-results/1.0.0/../../secret.js',
    'shell/1.0.0/main.js',
    'mf-results/1.0.0/%2e%2e/x.js',
    'mf-results/%2e%2e/x.js',
    'mf-results/1.0.0/.env',
  ])('[R10.05] exclude %s', async (path) => {
    const app = aServer({
      'mf-results/1.0.0/widget.js.br': 'x',
      'mf-results/1.0.0/server/widget.cjs': 'x',
      'mf-results/1.0.0/widget.json': '{}',
      'mf-results/1.0.0/maps/widget.js.map': '{}',
      'mf-results/1.0.0/widget.js.map': '{}',
    });
    expect((await app.inject({ url: `/remotes/${path}` })).statusCode).toBe(404);
  });

  it('[R10.05] are answered with 503, uncached, while the store fails or is late', async () => {
    const app = fastify();
    registerRemoteFiles(app, { read: () => Promise.reject(new Error('s3://secret is late')) });
    const answer = await app.inject({ url: '/remotes/mf-results/1.0.0/widget.js' });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(answer.body).not.toContain('secret');
  });

  it('[R10.05] answer 404, uncached, once the file is gone from the store', async () => {
    const files: Record<string, string> = { 'mf-results/1.0.0/widget.js': 'var a;' };
    const app = aServer(files);
    const ask = () =>
      app.inject({
        url: '/remotes/mf-results/1.0.0/widget.js',
        headers: { 'accept-encoding': 'br' },
      });
    expect((await ask()).statusCode).toBe(200);
    delete files['mf-results/1.0.0/widget.js'];
    const gone = await ask();
    expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store']);
  });
});
