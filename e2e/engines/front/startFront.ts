import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  createServer as createPlain,
  request,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { createServer as createSecure } from 'node:https';
import type { Certificate } from 'tooling/tls/makeCertificate';
import { watchDocument } from './watchDocument.ts';

/** A proxy before a server, as a balancer with TLS is; it also collects the complaints of documents. */
export interface Front {
  readonly port: number;
  stop(): void;
}

export interface FrontWish {
  readonly port: number;
  /** Port of the server behind the proxy. */
  readonly target: number;
  /** The certificate; plain HTTP when it is absent. */
  readonly certificate: Certificate | undefined;
  /** Where the complaints of documents are added. */
  readonly complaints: string[];
}

const TOLD = '/__told';
const HEAD = '<meta charset="utf-8">';

/** The script that watches a document. */
const WATCHING = `(${watchDocument})("${TOLD}")`;
const WATCHING_HASH = createHash('sha256').update(WATCHING).digest('base64');

/** Returns the policy of a document, which also allows the watching script. */
function withWatching({ headers }: IncomingMessage): string {
  const policy = String(headers['content-security-policy']);
  return policy.replace('script-src ', `script-src 'sha256-${WATCHING_HASH}' `);
}

/** Returns whether an answer is a document with scripts. */
function isWatched({ headers }: IncomingMessage): boolean {
  const { 'content-type': type = '', 'content-security-policy': policy } = headers;
  return type.startsWith('text/html') && String(policy).includes('script-src ');
}

/** Passes a document on with the watching script before all others. */
function passDocument(from: IncomingMessage, to: ServerResponse): void {
  const script = `<script>${WATCHING}</script>`;
  let isIn = false;
  from.setEncoding('utf8');
  from.on('data', (piece: string) => {
    to.write(isIn ? piece : piece.replace(HEAD, HEAD + script));
    isIn ||= piece.includes(HEAD);
  });
  from.on('end', () => to.end());
}

function readBody(asked: IncomingMessage, take: (text: string) => void): void {
  const pieces: Buffer[] = [];
  asked.on('data', (piece: Buffer) => {
    pieces.push(piece);
  });
  asked.on('end', () => take(String(Buffer.concat(pieces))));
}

function pass(target: number, complaints: string[]): RequestListener {
  return (asked, reply) => {
    const { method, url = '/', headers } = asked;
    const behind = request(
      {
        port: target,
        host: '127.0.0.1',
        method,
        path: url,
        // a connection that is kept may be closed by the server just as it is used again
        agent: false,
        // asks for uncompressed documents, to add the script, and for Japanese, whatever the machine's language is
        headers: { ...headers, 'accept-encoding': 'identity', 'accept-language': 'ja-JP,ja;q=0.9' },
      },
      (answer) => {
        const isDocument = isWatched(answer);
        const {
          'strict-transport-security': _forAllPorts,
          'content-length': length,
          ...rest
        } = answer.headers;
        reply.writeHead(answer.statusCode ?? 502, {
          ...rest,
          ...(!isDocument && length !== undefined && { 'content-length': length }),
          ...(isDocument && { 'content-security-policy': withWatching(answer) }),
        });
        if (isDocument) passDocument(answer, reply);
        else answer.pipe(reply);
        answer.on('error', () => reply.destroy());
      },
    );
    behind.on('error', () => reply.destroy());
    reply.on('close', () => behind.destroy());
    if (method === 'POST') {
      readBody(asked, (text) => {
        if (text.includes('"kind":"error"')) complaints.push(`reported: ${text}`);
      });
    }
    asked.pipe(behind);
  };
}

export async function startFront({
  port,
  target,
  certificate,
  complaints,
}: FrontWish): Promise<Front> {
  const passOn = pass(target, complaints);
  const listener: RequestListener = (asked, reply) => {
    if (asked.url !== TOLD) {
      passOn(asked, reply);
      return;
    }
    readBody(asked, (text) => {
      // the test browser itself logs this, because it blocks service workers
      if (!text.includes('registration blocked by Playwright')) complaints.push(text);
      reply.writeHead(204).end();
    });
  };
  const server = certificate
    ? createSecure(
        { key: await readFile(certificate.key), cert: await readFile(certificate.cert) },
        listener,
      )
    : createPlain(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    port,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
