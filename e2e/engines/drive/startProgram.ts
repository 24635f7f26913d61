import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { withEnvironment } from 'tooling/stack/environment';

export interface ProgramWish {
  readonly path: string;
  readonly words: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

export interface Program {
  /** Resolves with the first match in the program's output so far or later, its fourth stream included. */
  says(words: RegExp): Promise<RegExpExecArray>;
  /** Rejects with the end of its output when it ends or cannot start. */
  readonly lost: Promise<never>;
  stop(): Promise<void>;
}

/** Milliseconds that a program may take to end before it is killed. */
const LONGEST_END = 5000;

export function startProgram({ path, words, environment = {} }: ProgramWish): Program {
  const child = spawn(path, words, {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: withEnvironment(environment),
  });
  let text = '';
  const streams = child.stdio.slice(1) as Readable[];
  for (const stream of streams) {
    stream.on('data', (piece: Buffer) => {
      text = (text + String(piece)).slice(-10_000);
    });
  }
  const lost = new Promise<never>((_, reject) => {
    child.once('error', (error) => reject(error));
    child.once('exit', (code) => reject(new Error(`${path} ended with ${code}: ${text.trim()}`)));
  });
  lost.catch(() => {});
  const says = (wanted: RegExp) =>
    Promise.race([
      lost,
      new Promise<RegExpExecArray>((resolve) => {
        const look = () => {
          const match = wanted.exec(text);
          if (match) resolve(match);
        };
        for (const stream of streams) stream.on('data', look);
        look();
      }),
    ]);
  const stop = async () => {
    child.kill();
    const ended = new AbortController();
    const kill = wait(LONGEST_END, undefined, { signal: ended.signal }).then(
      () => child.kill('SIGKILL'),
      () => {},
    );
    await lost.catch(() => ended.abort());
    await kill;
  };
  return { says, lost, stop };
}
