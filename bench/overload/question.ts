import type { Usage } from '../servers/load/sample.ts';

export interface Question {
  readonly path: string;
  /** Whether the body of a 200 is what it must be. */
  isRight(body: Buffer): boolean;
}

/** A server that gets more than it holds. */
export interface Subject {
  readonly name: string;
  readonly port: number;
  /** Headers of every request beside those of the connection and of the client's address. */
  readonly headers: Readonly<Record<string, string>>;
  /** Returns the next question of the mixture. */
  next(): Question;
  /** Returns an ordinary question, by which the bench sees whether the server has recovered. */
  ordinary(): Question;
  usage(): Promise<Usage>;
}

/** Returns the bytes of a request that a trusted proxy sends on for a client of this address. */
export function toRequest({ headers }: Subject, { path }: Question, address: string): Buffer {
  const lines = Object.entries({ host: 'localhost', 'x-forwarded-for': address, ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${head}\r\n`);
}

/** Clients that ask in turn: so many that no limit of one address is reached. */
const CLIENTS = 20_000;

/** Returns the address of a client. */
export function addressOf(number: number): string {
  const client = number % CLIENTS;
  return `10.${client >> 16}.${(client >> 8) & 255}.${client & 255}`;
}
