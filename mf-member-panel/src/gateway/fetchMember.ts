import { readReply, userInfoReply } from 'shared-contracts/gateway';
import type { RequestClient, WidgetHost } from 'shared-contracts/widget';
import type { MemberState } from '../member-state/memberSlice.ts';
import { toMember } from './toMember.ts';

/** Milliseconds after which the panel gives up and shows the guest's side. */
const DEADLINE = 8000;

/** R7.01: asks the user API, at its own origin, who is looking. */
async function callUserApi(
  { config, request }: WidgetHost,
  signal: AbortSignal,
): Promise<MemberState> {
  const path = config.sites.userApi;
  const body = await request.jsonp(path, { timeout: DEADLINE, signal });
  return readReply({ path, reply: userInfoReply, toValue: toMember }, body);
}

/** One call under way, for every slot of the document that waits for it. */
class SharedCall {
  readonly answer: Promise<MemberState>;
  private readonly controller = new AbortController();
  private askers = 0;
  private isReported = false;

  constructor(host: WidgetHost) {
    this.answer = callUserApi(host, this.controller.signal);
  }

  join(signal: AbortSignal, onDeserted: () => void): Promise<MemberState> {
    this.askers += 1;
    signal.addEventListener(
      'abort',
      () => {
        this.askers -= 1;
        if (this.askers > 0) return;
        onDeserted();
        this.controller.abort();
      },
      { once: true },
    );
    return this.answer;
  }

  /** Whether a failure is still to be reported: once, whoever waits. */
  takeReport(): boolean {
    const isFirst = !this.isReported;
    this.isReported = true;
    return isFirst;
  }
}

/** By the document's request client: the panel, the strip and the menu ask the user API once. */
const underWay = new WeakMap<RequestClient, SharedCall>();

/** Who is looking; `signal` ends the waiting, and with the last who waits the call. Rejects with the error family. */
export async function fetchMember(
  host: WidgetHost,
  signal: AbortSignal,
  onFirstError: (error: unknown) => void,
): Promise<MemberState> {
  const call = underWay.get(host.request) ?? new SharedCall(host);
  underWay.set(host.request, call);
  const forget = () => {
    if (underWay.get(host.request) === call) underWay.delete(host.request);
  };
  try {
    return await call.join(signal, forget);
  } catch (error) {
    if (!signal.aborted && call.takeReport()) onFirstError(error);
    throw error;
  } finally {
    forget();
  }
}
