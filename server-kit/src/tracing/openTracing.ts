import type { Context, Span } from '@opentelemetry/api';
import { within } from '../within.ts';
import {
  type OpenSpan,
  recordSpans,
  type SpanPlace,
  type SpanStart,
  type ToldSpan,
} from './spans.ts';

export interface TracingOptions {
  /** The base address of an OTLP receiver (HTTP, JSON): `http://collector:4318`. */
  readonly endpoint: string;
  /** The share of the traces that are recorded, from 0 to 1. A caller's decision counts first. */
  readonly share: number;
}

/** Milliseconds for which a server that ends waits until its last spans are sent. */
const PATIENCE = 2000;

const KINDS = { server: 'SERVER', client: 'CLIENT', internal: 'INTERNAL' } as const;

type Api = typeof import('@opentelemetry/api');

function toContext(api: Api, place: SpanPlace | undefined): Context {
  if (place === undefined) return api.ROOT_CONTEXT;
  return api.trace.setSpanContext(api.ROOT_CONTEXT, {
    traceId: place.trace,
    spanId: place.span,
    traceFlags: Number.parseInt(place.flags, 16),
    isRemote: true,
  });
}

function toOpenSpan(span: Span, { SpanStatusCode }: Api): OpenSpan {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    trace: traceId,
    span: spanId,
    flags: traceFlags.toString(16).padStart(2, '0'),
    end({ name, attributes, isError = false } = {}) {
      if (name !== undefined) span.updateName(name);
      if (attributes) span.setAttributes(attributes);
      if (isError) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

type Sdk = typeof import('@opentelemetry/sdk-trace');

/** Records what browsers tell, under the ids that they have drawn: their servers' spans hang on these. */
function toldRecorder(
  api: Api,
  sdk: Sdk,
  settings: Pick<
    import('@opentelemetry/sdk-trace').TracerProviderOptions,
    'resource' | 'spanProcessors'
  >,
) {
  let drawn = { trace: '', span: '' };
  const provider = new sdk.TracerProvider({
    ...settings,
    sampler: new sdk.AlwaysOnSampler(),
    idGenerator: { generateTraceId: () => drawn.trace, generateSpanId: () => drawn.span },
  });
  const tracer = provider.getTracer('asashiba-golf');
  return {
    provider,
    record({ trace, span: id, parent, name, startedAt, endedAt, isError }: ToldSpan) {
      drawn = { trace, span: id };
      const options = { kind: api.SpanKind.CLIENT, startTime: startedAt };
      const above = parent === undefined ? undefined : { trace, span: parent, flags: '01' };
      const span = tracer.startSpan(name, options, toContext(api, above));
      if (isError) span.setStatus({ code: api.SpanStatusCode.ERROR });
      span.end(endedAt);
    },
  };
}

/**
 * Records spans with OpenTelemetry and sends them to the receiver. The packages are loaded here, so that
 * a server without an endpoint does not have them. Resolves to what sends the last spans and stops.
 */
export async function openTracing(
  service: string,
  { endpoint, share }: TracingOptions,
): Promise<() => Promise<void>> {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const settingsOf = (name: string) => ({
    resource: resourceFromAttributes({ 'service.name': name }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        // a receiver may stand below a path
        exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` }),
      }),
    ],
  });
  const provider = new sdk.TracerProvider({
    ...settingsOf(service),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
  });
  const browsers = toldRecorder(api, sdk, settingsOf('browser'));
  const tracer = provider.getTracer('asashiba-golf');
  recordSpans({
    begin({ name, kind, parent, startedAt }: SpanStart): OpenSpan {
      const options = {
        kind: api.SpanKind[KINDS[kind]],
        ...(startedAt !== undefined && { startTime: startedAt }),
      };
      return toOpenSpan(tracer.startSpan(name, options, toContext(api, parent)), api);
    },
    told: browsers.record,
  });
  return async () => {
    recordSpans(undefined);
    // a receiver that is away shall not keep the server from its end
    const ended = Promise.all([provider.shutdown(), browsers.provider.shutdown()]);
    await within(ended, PATIENCE).catch(() => undefined);
  };
}
