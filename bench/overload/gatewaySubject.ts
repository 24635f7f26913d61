import { setTimeout as pause } from 'node:timers/promises';
import { courseSearch } from 'shared-contracts/gateway';
import { drawFrom } from 'gateway/src/inventory/filling/random.ts';
import { aSearch } from '../inventory/records.ts';
import type { RunningGateway } from '../sides/startGateway.ts';
import type { Question, Subject } from './question.ts';

/** Different searches, whose right answers are known before the load. */
const SEARCHES = 400;

/** How often a search is asked again, and the milliseconds before, while the server says that it is busy. */
const TRIES = 50;
const BEFORE_NEXT = 200;

/** Returns the answer at a quiet time. A server that has just started, on a machine with other work, may be late. */
async function askQuietly(address: string): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(address);
    if (response.status === 200) return response;
    if (response.status !== 503 || tries === TRIES)
      throw new Error(`${address} answers ${response.status}: ${await response.text()}`);
    await response.body?.cancel();
    await pause(BEFORE_NEXT);
  }
}

/** Asks a search at a quiet time. Throws when the answer is not what the contract says. */
async function learn(origin: string, path: string): Promise<Question> {
  const response = await askQuietly(origin + path);
  const right = Buffer.from(await response.arrayBuffer());
  courseSearch.reply.parse(JSON.parse(right.toString()));
  return { path, isRight: (body) => body.equals(right) };
}

/** The gateway. Its questions are searches, whose answers under load must be those of a quiet time. */
export async function gatewaySubject(
  name: string,
  { origin, usage }: RunningGateway,
): Promise<Subject> {
  const draw = drawFrom(31);
  const paths = new Set<string>();
  while (paths.size < SEARCHES) paths.add(`/gora${aSearch(draw)}`);
  const questions: Question[] = [];
  for (const path of paths) questions.push(await learn(origin, path));
  let asked = 0;
  const next = (): Question => {
    asked += 1;
    return questions[asked % questions.length] as Question; // below the length
  };
  return { name, port: Number(new URL(origin).port), headers: {}, next, ordinary: next, usage };
}
