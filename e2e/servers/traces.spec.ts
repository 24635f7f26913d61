import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WIDGETS } from 'tooling/build/widgets';
import * as z from 'zod';
import { expect, test } from '../stack/ownStack.ts';

/** What an OTLP receiver gets (https://opentelemetry.io/docs/specs/otlp/). */
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({
        attributes: z.array(
          z.object({ key: z.string(), value: z.object({ stringValue: z.string().optional() }) }),
        ),
      }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
            }),
          ),
        }),
      ),
    }),
  ),
});

interface Span {
  readonly server: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string | undefined;
  readonly name: string;
}

/** A small receiver of traces. */
async function aReceiver() {
  const spans: Span[] = [];
  const server = createServer((request, answer) => {
    let text = '';
    request.on('data', (part) => {
      text += String(part);
    });
    request.on('end', () => {
      for (const { resource, scopeSpans } of exported.parse(JSON.parse(text)).resourceSpans) {
        const service = resource.attributes.find(({ key }) => key === 'service.name');
        const name = service?.value.stringValue ?? '';
        for (const each of scopeSpans)
          spans.push(...each.spans.map((span) => ({ ...span, server: name })));
      }
      answer.setHeader('content-type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    spans,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}

/** The names of a span and of all above it, from the outermost to itself. */
function wayTo(span: Span, spans: readonly Span[]): string[] {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return [...(parent ? wayTo(parent, spans) : []), `${span.server}: ${span.name}`];
}

/** A stack whose servers record traces. */
function settingsFor(receiver: { readonly url: string }) {
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url };
  return {
    publish: WIDGETS,
    gatewaySettings: settings,
    shellSettings: { ...settings, RENDER_DEADLINE: '4000' },
  };
}

const TAP = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' };

test('[R10.05] one trace goes from a call of a browser, and from a document, over shell and gateway to SQL', async ({
  ends,
  start,
}) => {
  const receiver = await aReceiver();
  ends.defer(receiver.close);
  const stack = await start(settingsFor(receiver));
  const traceparent = `00-${TAP.trace}-${TAP.span}-01`;
  await fetch(`${stack.shellUrl}/gora/content/blocks?device=pc&region=105&v=1`, {
    headers: { traceparent },
  });
  const page = await fetch(`${stack.shellUrl}/`, { headers: { 'x-request-id': 'document-1' } });
  await page.text();
  // a server that stops sends what it has not sent yet
  await stack.stop();

  const { spans } = receiver;
  const ofTap = spans.filter(({ traceId }) => traceId === TAP.trace);
  expect(ofTap.find(({ name }) => name === 'GET /gora/*')?.parentSpanId).toBe(TAP.span);
  const sql = ofTap.find(({ name }) => name === 'SQL select');
  expect(sql && wayTo(sql, ofTap)).toEqual([
    'shell: GET /gora/*',
    'gateway: GET /gora/content/blocks',
    'gateway: SQL select',
  ]);
  const document = spans.find(({ name, server }) => server === 'shell' && name === 'GET /*');
  const ofPage = spans.filter(({ traceId }) => traceId === document?.traceId);
  expect(ofPage.some(({ name }) => name.startsWith('paint mf-content@'))).toBe(true);
  const content = ofPage.find(
    (span) => span.name === 'SQL select' && wayTo(span, ofPage).join().includes('/content/blocks'),
  );
  expect(content && wayTo(content, ofPage)).toEqual([
    'shell: GET /*',
    'shell: GET /content/blocks',
    'gateway: GET /gora/content/blocks',
    'gateway: SQL select',
  ]);
});

test('[R10.05] a tap of a visitor is the outermost span of a trace that goes down to the gateway', async ({
  ends,
  start,
  page,
}) => {
  const receiver = await aReceiver();
  ends.defer(receiver.close);
  // a browser tells its calls by its own clock
  const stack = await start({ ...settingsFor(receiver), clock: new Date().toISOString() });
  await page.goto(`${stack.shellUrl}/search/result/?area[]=101&area[]=102&area[]=103`);
  await page
    .getByRole('button', { name: /スタート時刻を見る/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: /のスタート時刻$/ })).toBeVisible();
  // a page that is left is hidden first
  await page.goto(`${stack.shellUrl}/health`);
  await stack.stop();

  const { spans } = receiver;
  const tap = spans.find(({ name, server }) => server === 'browser' && name.endsWith('/stock'));
  const answer = spans.find(({ parentSpanId }) => parentSpanId === tap?.spanId);
  const deepest = spans.findLast(
    ({ server, traceId }) => server === 'gateway' && traceId === tap?.traceId,
  );
  expect(answer?.traceId).toBe(tap?.traceId);
  expect(deepest && wayTo(deepest, spans).slice(0, 3)).toEqual([
    'browser: GET /gora/course/stock',
    'shell: GET /gora/*',
    'gateway: GET /gora/course/stock',
  ]);
});
