import { request } from 'node:http';

/** Sends one WebDriver command; rejects with the driver's message. */
export type Driver = <Result>(method: string, path: string, body?: object) => Promise<Result>;

interface Failure {
  readonly error: string;
  readonly message: string;
}

/** Each command opens its own connection, because the driver closes kept connections silently. */
function send(method: string, address: string, body: string) {
  return new Promise<{ ok: boolean; text: string }>((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    const asked = request(address, { method, agent: false, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      answer.on('end', () => resolve({ ok: answer.statusCode === 200, text }));
      answer.on('error', reject);
    });
    asked.on('error', reject).end(body);
  });
}

export function driverAt(address: string): Driver {
  return async <Result>(method: string, path: string, body?: object) => {
    const { ok, text } = await send(method, address + path, body ? JSON.stringify(body) : '');
    const { value } = JSON.parse(text) as { value: unknown };
    if (ok) return value as Result;
    const { error, message } = value as Failure;
    throw new Error(`${error}: ${message}`);
  };
}
