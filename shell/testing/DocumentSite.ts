import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { Discovery } from 'shared-contracts/release';
import { openAnswers } from '../server/answers/openAnswers.ts';
import type { PageServices } from '../server/routes/pages/pageRoutes.ts';
import { renderFrame } from '../src/frame.server.tsx';
import { type SiteRules, USUAL_RULES } from '../src/site-rules/siteRules.ts';
import { aDiscovery, aLiveVersion } from './builders.ts';
import { pageServer } from './pageServer.ts';

/** The user agent of a visitor, unless a wish says another. */
export const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
export const RESULT = '/search/result/?area[]=12';
export const MINUTE = 60_000;
/** Milliseconds in which a test is through that has each document rendered anew. */
export const PATIENCE = 120_000;

/** How a document is asked for. */
export interface Wish {
  readonly headers?: Record<string, string>;
  /** The address of the visitor. */
  readonly from?: string;
  readonly of?: FastifyInstance;
}

/** Renderers that try no new version. */
export const noTries: Pick<PageServices['renderers'], 'isTryDue' | 'tryNew' | 'tryUnderWay'> = {
  isTryDue: () => false,
  tryNew: async () => {},
  tryUnderWay: () => undefined,
};

function decode(coding: string, payload: Buffer): Buffer {
  if (coding === 'br') return brotliDecompressSync(payload);
  return coding === 'gzip' ? gunzipSync(payload) : payload;
}

/** Starts a gateway that answers with what it was told about its visitor. */
async function startTellingGateway(): Promise<Server> {
  const gateway = createServer(({ headers }, response) => {
    // the address is what the gateway limits its callers by; it answers nobody differently
    const { 'x-forwarded-for': _address, ...told } = headers;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(told));
  });
  await new Promise<void>((ready) => {
    gateway.listen(0, '127.0.0.1', ready);
  });
  return gateway;
}

/**
 * A site whose pages show one widget, which shows everything that the gateway was told about its visitor.
 * A test sets what the registry answers, the time and the site's rules, and reads how often was rendered.
 */
export class DocumentSite {
  now = 0;
  renders = 0;
  answer: Discovery = aDiscovery(aLiveVersion());
  rules: SiteRules = USUAL_RULES;
  avoided = new Set<string>();
  app: FastifyInstance | undefined;

  private readonly gateway: Server;
  private readonly answers: ReturnType<typeof openAnswers>;

  private constructor(gateway: Server) {
    this.gateway = gateway;
    const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
    this.answers = openAnswers(
      { RENDER_DEADLINE: PATIENCE, GATEWAY_ANSWERS_BYTES: 1, MOCK_NAME: undefined },
      { gateway: { url, proxy: { needed: false, host: '', port: 0 } } },
      new Registry(),
    );
  }

  static async start(): Promise<DocumentSite> {
    return new DocumentSite(await startTellingGateway());
  }

  /** Begins anew, ten minutes and 7 ms after 1970. */
  async reset(): Promise<void> {
    this.now = 10 * MINUTE + 7;
    this.renders = 0;
    this.answer = aDiscovery(aLiveVersion());
    this.rules = USUAL_RULES;
    this.avoided = new Set();
    this.app = await this.open();
  }

  readonly showEverything: PageServices['renderers']['render'] = async (
    manifest,
    _files,
    task,
    reader,
  ) => {
    this.renders += 1;
    const told = await reader({ method: 'GET', path: '/told', query: '', timeout: undefined });
    return { html: `<p>${manifest.version} ${task.now} ${JSON.stringify(told)}</p>`, data: '{}' };
  };

  /** Returns what a server needs. It keeps its documents in memory. */
  services(): Partial<PageServices> {
    return {
      registry: { latest: async () => this.answer },
      siteRules: { latest: async () => this.rules },
      renderers: { ...noTries, render: this.showEverything, avoided: () => this.avoided },
      clock: () => this.now,
      readerFor: this.answers.readerFor,
      keeping: { memory: 1_000_000, resultsKept: 2000, sharedCache: 10 },
    };
  }

  /** Opens another server of this site. */
  open(more: Partial<PageServices> = {}) {
    return pageServer({ ...this.services(), ...more }, renderFrame);
  }

  async ask(url: string, { headers = {}, from = '192.0.2.1', of = this.app }: Wish = {}) {
    if (!of) throw new Error('reset() opens the server');
    const reply = await of.inject({
      url,
      remoteAddress: from,
      headers: { 'user-agent': MAC, 'accept-language': 'ja', ...headers },
    });
    const html = decode(String(reply.headers['content-encoding']), reply.rawPayload);
    return { status: reply.statusCode, headers: reply.headers, html: String(html) };
  }

  /** Asks until the document comes from memory. */
  async askKept(url: string, wish: Wish = {}) {
    await this.ask(url, wish);
    return this.ask(url, wish);
  }

  close(): void {
    this.answers.close();
    this.gateway.closeAllConnections();
    this.gateway.close();
  }
}
