import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';

const attributes = z.array(
  z.object({ key: z.string(), value: z.object({ stringValue: z.string().optional() }) }),
);

/** What an OTLP receiver gets (https://opentelemetry.io/docs/specs/otlp/). */
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              attributes: attributes.default([]),
            }),
          ),
        }),
      ),
    }),
  ),
});

export interface Span {
  /** `browser`, `shell`, `gateway` or `registry`. */
  readonly server: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string | undefined;
  readonly name: string;
  /** The statement of a query. */
  readonly sql?: string | undefined;
}

function textOf(all: z.infer<typeof attributes>, name: string): string | undefined {
  return all.find(({ key }) => key === name)?.value.stringValue;
}

/** Reads the spans of one report. */
function readSpans(text: string): Span[] {
  return exported.parse(JSON.parse(text)).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap(({ spans }) => spans)
      .map(({ attributes: own, ...span }) => ({
        ...span,
        server: textOf(resource.attributes, 'service.name') ?? '',
        sql: textOf(own, 'db.query.text'),
      })),
  );
}

const BASE = '/otlp';

/** Starts a small receiver of traces, which keeps what it gets. */
export async function startTraceReceiver() {
  const spans: Span[] = [];
  const server = createServer((request, answer) => {
    let text = '';
    request.on('data', (part) => {
      text += String(part);
    });
    request.on('end', () => {
      // the address is a base, which may have a path
      if (request.url !== `${BASE}/v1/traces`) {
        answer.writeHead(404).end();
        return;
      }
      spans.push(...readSpans(text));
      answer.setHeader('content-type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    spans,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${BASE}`,
    close: () => void server.close(),
  };
}

/** The names of a span and of all above it, from the outermost to itself. */
export function wayTo(span: Span, spans: readonly Span[]): string[] {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return [...(parent ? wayTo(parent, spans) : []), `${span.server}: ${span.name}`];
}

/** A span and all below it as text, a line each. Spans beside each other stand in the order of their names. */
export function treeBelow(span: Span, spans: readonly Span[], indent = ''): string {
  const table = /\bfrom "(\w+)"/.exec(span.sql ?? '')?.[1];
  const line = `${indent}${span.server}: ${span.name}${table === undefined ? '' : ` from ${table}`}`;
  const below = spans
    .filter(({ parentSpanId }) => parentSpanId === span.spanId)
    .map((child) => treeBelow(child, spans, `${indent}  `))
    .toSorted();
  return [line, ...below].join('\n');
}
