/** @jest-environment node */
import fastify, { type FastifyInstance } from 'fastify';
import { recordSpans, type ToldSpan } from 'server-kit/tracing/spans';
import { registerSpans } from './spans.ts';

const NOW = Date.UTC(2026, 10, 21);
const CALL: ToldSpan = {
  trace: '4bf92f3577b34da6a3ce929d0e0e4736',
  span: '00f067aa0ba902b7',
  name: 'GET /gora/course/search',
  startedAt: NOW - 900,
  endedAt: NOW - 800,
  isError: false,
};

let app: FastifyInstance;
let told: ToldSpan[];
beforeEach(() => {
  told = [];
  recordSpans({
    begin: () => {
      throw new Error('no span of this server');
    },
    told: (span) => told.push(span),
  });
  app = fastify();
  registerSpans(app, { clock: () => NOW });
});
afterEach(() => {
  recordSpans(undefined);
  return app.close();
});

function send(payload: object) {
  return app.inject({ method: 'POST', url: '/telemetry/spans', payload });
}

it('[R10.05] the calls that a browser tells are recorded, and the tap that caused them', async () => {
  const tap = { ...CALL, span: '00f067aa0ba902b8', name: 'tap mf-results@1.0.0' };
  const spans = [tap, { ...CALL, parent: tap.span }, { ...CALL, isError: true }];
  expect((await send(spans)).statusCode).toBe(204);
  expect(told).toEqual(spans);
});

it.each<[string, object]>([
  ['a query', { name: 'GET /gora/course/search?name=x' }],
  ['a text of its own', { name: 'hello' }],
  ['what a visitor tapped', { name: 'tap 山田太郎' }],
  ['no span as its cause', { parent: '0'.repeat(16) }],
  ['no trace', { trace: '0'.repeat(32) }],
  ['an end before its start', { endedAt: NOW - 901 }],
  ['a time long ago', { startedAt: NOW - 3_600_001 }],
  ['a time to come', { endedAt: NOW + 60_001 }],
])('[R10.05] a call with %s is refused, and none with it is recorded', async (_what, part) => {
  expect((await send([CALL, { ...CALL, ...part }])).statusCode).toBe(400);
  expect(told).toEqual([]);
});

it('[R10.05] more than fifty together are refused', async () => {
  expect((await send(Array.from({ length: 51 }, () => CALL))).statusCode).toBe(400);
});
