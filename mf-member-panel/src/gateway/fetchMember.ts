import { readReply, userInfoReply } from 'shared-contracts/gateway';
import type { RequestClient, WidgetHost } from 'shared-contracts/widget';
import type { MemberState } from '../member-state/memberSlice.ts';
import { toMember } from './toMember.ts';

/** Milliseconds after which the panel gives up and shows the guest's view. */
const DEADLINE = 8000;

/** R7.01: asks the user API, which has an origin of its own, who the visitor is. */
async function callUserApi(
  { config, request }: WidgetHost,
  signal: AbortSignal,
): Promise<MemberState> {
  const path = config.sites.userApi;
  const body = await request.jsonp(path, { timeout: DEADLINE, signal });
  return readReply({ path, reply: userInfoReply, toValue: toMember }, body);
}

/** A call under way that all slots of the document wait for. */
class SharedCall {
  readonly answer: Promise<MemberState>;
  private readonly controller = new AbortController();
  private askers = 0;

  constructor(host: WidgetHost) {
    this.answer = callUserApi(host, this.controller.signal);
  }

  /**
   * Waits for the call. When `signal` of the last slot aborts, the call is aborted and `onDeserted`
   * is called.
   */
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
}

/**
 * The call under way of each document, by its request client: the panel, the strip and the menu
 * share it.
 */
const underWay = new WeakMap<RequestClient, SharedCall>();

/**
 * The documents, by their request client, whose last call failed. A slot that mounts after the others
 * asks again, and a tab that comes back does; neither is another failure to report.
 */
const failing = new WeakSet<RequestClient>();

/**
 * Returns the state of the visitor, guest or member. `signal` ends the waiting, and the call when
 * nobody waits any more. Rejects with the error family; `onFirstError` is called with the first error
 * of a document, and again with the first one after a call that succeeded.
 */
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
    const member = await call.join(signal, forget);
    failing.delete(host.request);
    return member;
  } catch (error) {
    if (!signal.aborted && !failing.has(host.request)) {
      failing.add(host.request);
      onFirstError(error);
    }
    throw error;
  } finally {
    forget();
  }
}
