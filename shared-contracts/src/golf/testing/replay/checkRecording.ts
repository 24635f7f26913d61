import { EVENTS, isEventName } from '../../events/index.ts';
import * as gateway from '../../gateway/index.ts';
import { AD_PLATFORM_PATH, type GatewayCall } from '../../gateway/index.ts';
import type { RecordedEvent, RecordedReply, Recording } from '../../../platform/recording/index.ts';

function isCall(value: unknown): value is GatewayCall {
  return typeof value === 'object' && value !== null && 'reply' in value && 'path' in value;
}
const CALLS = new Map(
  Object.values(gateway as Readonly<Record<string, unknown>>)
    .filter(isCall)
    .map((call) => [`${call.method} ${call.path}`, call]),
);

interface Misfit {
  readonly error?:
    | {
        readonly issues: readonly {
          readonly path: readonly PropertyKey[];
          readonly message: string;
        }[];
      }
    | undefined;
}
function toPlaces({ error }: Misfit): string {
  return (error?.issues ?? [])
    .map(({ path, message }) => `${path.join('.')} (${message})`)
    .join(', ');
}

function eventProblem({ event, payload, sender }: RecordedEvent): string | undefined {
  if (!isEventName(event)) return `${event} from ${sender}: is no event any more`;
  const read = EVENTS[event].schema.safeParse(payload);
  return read.success
    ? undefined
    : `${event} from ${sender}: the payload no longer fits: ${toPlaces(read)}`;
}

function replyProblem({ method, path, status, body, masked }: RecordedReply): string | undefined {
  const call = CALLS.get(`${method} ${path}`);
  // the ad platform returns HTML, and failures have no schema
  if (masked || path === AD_PLATFORM_PATH || status !== 200) return undefined;
  if (!call) return `${method} ${path}: is no call of the gateway any more`;
  const read = call.reply.safeParse(body);
  return read.success
    ? undefined
    : `${method} ${path}: the reply no longer fits: ${toPlaces(read)}`;
}

/**
 * Lists where a recording no longer fits the present catalogue of events and the present calls of
 * the gateway.
 */
export function checkRecording({ events, replies }: Recording): string[] {
  return [...events.map(eventProblem), ...replies.map(replyProblem)].filter(
    (problem) => problem !== undefined,
  );
}
