import * as z from 'zod';
import { checkSignature } from '../../access/checkSignature.ts';
import type { Publisher } from '../../access/teamTokens.ts';
import { teamMay, whoActs } from '../../access/tokenMay.ts';
import { publishedVersion } from '../../client/publishedVersion.ts';
import { WAIVABLE_CHECKS } from '../../gate/sentChecks.ts';
import { readInput } from '../readInput.ts';
import { type Place, WorkGate } from 'server-kit/admission/workGate';
import { RequestError } from 'server-kit/http/requestError';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WidgetManifest } from 'shared-contracts/widget';
import type { Registry } from '../../registry.ts';
import { share, STEPS_RISE, stepsAbove } from '../raise/share.ts';
import { toVersionReply } from '../versions/toVersionReply.ts';
import { checkWidget } from './checkWidget.ts';
import { LIMITS } from './limits.ts';
import { publishVersion } from './publishVersion.ts';
import { unpackWidget } from './unpackWidget.ts';

const query = z
  .object({
    why: z.string().max(300).default(''),
    canary: z.coerce.number().pipe(share).optional(),
    /** `25,50,100` */
    steps: z
      .string()
      .default('')
      .transform((text) => text.split(',').filter(Boolean).map(Number))
      .pipe(z.array(share)),
    unreleased: z.stringbool().default(false),
    goingBack: z.stringbool().default(false),
    dryRun: z.stringbool().default(false),
    /** `weight,languages` */
    waive: z
      .string()
      .default('')
      .transform((text) => text.split(',').filter(Boolean))
      .pipe(z.array(z.enum(WAIVABLE_CHECKS))),
  })
  .refine(({ why, waive }) => why !== '' || waive.length === 0, 'a waiver needs a why')
  .refine(({ canary, steps }) => canary !== undefined || steps.length === 0, 'steps need a canary')
  .refine(
    ({ canary, unreleased }) => canary === undefined || !unreleased,
    'a canary is not unreleased',
  )
  .refine(({ canary = 0, steps }) => stepsAbove(canary, steps), STEPS_RISE);

interface WidgetRoute {
  Params: { name: string };
}
type PublishRequest = FastifyRequest<WidgetRoute>;

/**
 * The publishes that the registry holds at once, of all widgets and of one. Each has its archive and its files
 * (`LIMITS`) in memory while it waits for its run.
 */
const PLACES = { most: 24, mostWaiting: 0, mostOfOne: 12 } as const;

/**
 * Returns a hook that gives a publish its place before its body is read, and what runs a publish in its place.
 * The hook throws 429 where there is none: a pipeline that repeats itself fills the memory of nobody.
 */
function publishPlaces() {
  const gate = new WorkGate(PLACES);
  const places = new WeakMap<FastifyRequest, Place>();
  return {
    async take(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const { name } = request.params as WidgetRoute['Params'];
      const place = gate.enter(name);
      if (!place)
        throw new RequestError(
          429,
          `Too many versions are being published, ${PLACES.mostOfOne} of ${name} or ${PLACES.most} of all widgets. Try again when one of them has ended.`,
        );
      places.set(request, place);
      reply.raw.once('close', place.leave);
    },
    /** The place is kept until the work has ended: who hangs up takes no archive out of memory. */
    async hold<Result>(
      request: FastifyRequest,
      reply: FastifyReply,
      work: () => Promise<Result>,
    ): Promise<Result> {
      const place = places.get(request);
      if (place) reply.raw.off('close', place.leave);
      try {
        return await work();
      } finally {
        place?.leave();
      }
    },
  };
}

const SIGNATURE = /^[A-Za-z0-9+/=]{0,200}$/;
function signatureOf(header: unknown): string {
  return typeof header === 'string' && SIGNATURE.test(header) ? header : '';
}

/** Returns the reply to a dry run, which publishes nothing. */
function toDryReply({ name, version }: WidgetManifest) {
  return {
    name,
    version,
    live: false,
    traffic: 0,
    stable: false,
    withdrawn: false,
    collected: false,
    unchanged: false,
  };
}

/** Throws 403 if a check is waived by somebody who may not. */
function refuseWaiver({ acts }: Publisher, waive: readonly string[]): void {
  if (waive.length > 0 && !acts.includes('waive'))
    throw new RequestError(
      403,
      `Only an operator may waive a check (${waive.join(', ')}). Ask one to publish this version.`,
    );
}

async function publish(request: PublishRequest, reply: FastifyReply, registry: Registry) {
  const { keys, metrics } = registry;
  const publisher = whoActs(request);
  const wish = readInput(query, request.query);
  refuseWaiver(publisher, wish.waive);
  const files = await unpackWidget(request.body as Buffer);
  const manifest = checkWidget(request.params.name, files);
  const signature = signatureOf(request.headers['x-signature']);
  checkSignature(keys, manifest, signature);
  const { record, created } = await publishVersion(
    { manifest, files, signature, publisher, ...wish },
    registry,
  );
  if (!record) return toDryReply(manifest);
  if (created) metrics.acts.inc({ widget: record.name, act: 'published' });
  return reply.code(created ? 201 : 200).send({ ...toVersionReply(record), unchanged: !created });
}

/**
 * `POST /widgets/:name/versions?why=&canary=&steps=&unreleased=&goingBack=&dryRun=&waive=`:
 * publishes a gzip tar of the built widget. The header `x-signature` holds the signature of its manifest.
 */
export function registerPublish(app: FastifyInstance, registry: Registry): void {
  app.addContentTypeParser(
    ['application/gzip', 'application/octet-stream'],
    { parseAs: 'buffer', bodyLimit: LIMITS.packed },
    (_request, body, done) => done(null, body),
  );
  // a stranger takes no place
  const { preParsing } = teamMay('publish', registry);
  const places = publishPlaces();
  app.post<WidgetRoute>(
    '/widgets/:name/versions',
    {
      bodyLimit: LIMITS.packed,
      config: {
        rateLimit: {},
        described: {
          summary: 'Publishes a gzip tar of the built widget, with widget.json at its root',
          by: 'team',
          query,
          sends: 'application/gzip',
          reply: publishedVersion.extend({ unchanged: z.boolean() }),
        },
      },
      preParsing: [preParsing, places.take],
    },
    (request, reply) => places.hold(request, reply, () => publish(request, reply, registry)),
  );
}
