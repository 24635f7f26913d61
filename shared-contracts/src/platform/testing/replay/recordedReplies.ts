import { ApiError, CancelledError, InvalidAuthError, TimeoutError } from '../../errors/index.ts';
import { toRecordedQuery, type RecordedReply } from '../../recording/index.ts';
import type { RequestClient } from '../../widget/index.ts';
import { toRequestClient, type SentRequest } from '../toRequestClient.ts';

/** What makes two bodies the same whatever order their fields were written in. */
function toText(value: unknown): string {
  return (
    JSON.stringify(value, (_key, held: unknown) =>
      typeof held === 'object' && held !== null && !Array.isArray(held)
        ? Object.fromEntries(Object.entries(held).sort())
        : held,
    ) ?? ''
  );
}

/** A call as people read it: `GET /course/search?area%5B%5D=12`. */
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
// what a masked call sent is not known
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
  /** Answers with the first reply to the call that nobody has had yet, once it is due; rejects a call that was not recorded. */
  readonly client: RequestClient;
  /** The reply has come. */
  fallDue(reply: RecordedReply): void;
  /** Calls that the recording has no reply for. */
  readonly refused: readonly string[];
  /** Calls that were recorded and have not been made. */
  unasked(): string[];
}

export interface AskedEnds {
  /** Told of a call that is refused. */
  readonly tell: (problem: string) => void;
  /** Told of every call. */
  readonly onAsked: () => void;
}

/** The gateway as it was: nothing is made up, nothing is answered twice. */
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
