import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from 'tooling/stack/ports';
import * as z from 'zod';

const answer = z.object({
  status: z.literal('success'),
  data: z.object({
    result: z.array(
      z.object({
        metric: z.record(z.string(), z.string()),
        value: z.tuple([z.number(), z.string()]),
      }),
    ),
  }),
});

/** A Prometheus that looks at servers each second. */
export interface Prometheus extends AsyncDisposable {
  /** Resolves to the values that a query has at present. Rejects if Prometheus cannot read it. */
  ask(query: string): Promise<number[]>;
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const ready = await fetch(`${url}/-/ready`).catch(() => undefined);
    if (ready?.ok) return;
    await pause(100);
  }
  throw new Error('Prometheus did not start');
}

/** Starts Prometheus with a job for each server by its name. */
export async function startPrometheus(
  metrics: Readonly<Record<string, string>>,
): Promise<Prometheus> {
  const folder = await mkdtemp(join(tmpdir(), 'asashiba-prometheus-'));
  const port = await findFreePort();
  const config = {
    global: { scrape_interval: '1s' },
    scrape_configs: Object.entries(metrics).map(([job_name, url]) => ({
      job_name,
      static_configs: [{ targets: [new URL(url).host] }],
    })),
  };
  const file = join(folder, 'prometheus.yml');
  // JSON is YAML
  await writeFile(file, JSON.stringify(config));
  const words = {
    'config.file': file,
    'storage.tsdb.path': join(folder, 'prometheus'),
    'web.listen-address': `127.0.0.1:${port}`,
    'log.level': 'error',
  };
  const program = spawn(
    'prometheus',
    Object.entries(words).map(([name, value]) => `--${name}=${value}`),
    { stdio: 'inherit' },
  );
  const ended = once(program, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url);
  return {
    async ask(query) {
      const reply = await fetch(`${url}/api/v1/query?query=${encodeURIComponent(query)}`);
      return answer.parse(await reply.json()).data.result.map(({ value }) => Number(value[1]));
    },
    async [Symbol.asyncDispose]() {
      program.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
