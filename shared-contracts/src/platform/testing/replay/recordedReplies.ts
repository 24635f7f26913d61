import { ApiError, CancelledError, InvalidAuthError, TimeoutError } from '../../errors/index.ts';
import { toRecordedQuery, type RecordedReply } from '../../recording/index.ts';
import type { RequestClient } from '../../widget/index.ts';
import { toRequestClient, type SentRequest } from '../toRequestClient.ts';

/**
 * Writes a body with sorted fields, so that the order of the fields does not matter for a
 * comparison.
 */
function toText(value: unknown): string {
  return (
    JSON.stringify(value, (_key, held: unknown) =>
      typeof held === 'object' && held !== null && !Array.isArray(held)
        ? Object.fromEntries(Object.entries(held).sort())
        : held,
    ) ?? ''
  );
}

/** Writes a call for people to read: `GET /course/search?area%5B%5D=12`. */
function toCall({
  method,
  path,
  query,
  body,
}: {
  method: string;
  path: string;
  query: string;
  body: unknown;
}): string {
  return `${method} ${path}${query === '' ? '' : `?${query}`}${body === undefined ? '' : ` ${toText(body)}`}`;
}

function callOf(reply: RecordedReply): string {
  return toCall({ ...reply, body: reply.sent });
}
// the body of a masked call is not in the recording
function callAsked({ method, path, query, body }: SentRequest, isMasked: boolean): string {
  return toCall({ method, path, query: toRecordedQuery(query), body: isMasked ? undefined : body });
}

function answerWith({ path, status, body, masked }: RecordedReply): unknown {
  if (masked)
    throw new InvalidAuthError(
      'Member data is not recorded: answered as if nobody were signed in',
      path,
    );
  if (typeof status === 'number' && status >= 200 && status < 300) return structuredClone(body);
  if (status === 'ETIMEDOUT') throw new TimeoutError(path);
  if (status === -2) throw new CancelledError(path);
  if (status === 401) throw new InvalidAuthError('Answered 401 when recorded', path);
  throw new ApiError(`Answered ${status} when recorded`, { status, path, data: body });
}

interface Waiting {
  readonly reply: RecordedReply;
  readonly call: string;
  readonly due: Promise<void>;
  readonly fall: () => void;
  asked: boolean;
}

export interface RecordedReplies {
  /**
   * Answers a call with its first unused reply once that reply is due; rejects a call that was not
   * recorded.
   */
  readonly client: RequestClient;
  /** Lets a reply arrive. */
  fallDue(reply: RecordedReply): void;
  /** The calls without a recorded reply. */
  readonly refused: readonly string[];
  /** Lists the recorded calls that were not made. */
  unasked(): string[];
}

export interface AskedEnds {
  /** Receives a message for each refused call. */
  readonly tell: (problem: string) => void;
  /** Runs after every call. */
  readonly onAsked: () => void;
}

/** Plays the gateway of the recording: each recorded reply answers one call. */
export function recordedReplies(
  replies: readonly RecordedReply[],
  { tell, onAsked }: AskedEnds,
): RecordedReplies {
  const refused: string[] = [];
  const waiting = replies.map((reply): Waiting => {
    const { promise: due, resolve: fall } = Promise.withResolvers<void>();
    return { reply, call: callOf(reply), due, fall, asked: false };
  });
  const answer = async (request: SentRequest): Promise<unknown> => {
    const one = waiting.find(
      ({ asked, call, reply }) => !asked && call === callAsked(request, reply.masked === true),
    );
    if (!one) {
      const call = callAsked(request, false);
      refused.push(call);
      tell(
        `${call}: ${waiting.some((other) => other.call === call) ? 'was asked for more often than when recorded' : 'is not in the recording'}`,
      );
      throw new ApiError('Not in the recording', { status: 'ENOTRECORDED', path: request.path });
    }
    one.asked = true;
    onAsked();
    await one.due;
    return answerWith(one.reply);
  };
  return {
    refused,
    unasked: () => waiting.filter(({ asked }) => !asked).map(({ call }) => call),
    fallDue: (reply) => waiting.find((one) => one.reply === reply)?.fall(),
    client: toRequestClient(answer),
  };
}
