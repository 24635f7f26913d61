import { isCancelled, isTimeout } from 'shared-contracts/errors';
import type { WidgetHost } from 'shared-contracts/widget';

/**
 * How a call ended. It travels with the page as JSON. R8.03 tells a time-out from other failures.
 */
export type Answer<Value> =
  | { readonly state: 'ready'; readonly value: Value }
  | { readonly state: 'failed' }
  | { readonly state: 'timeout' };

/** An answer, with the key of its question. */
export interface Answered<Value> {
  readonly key: string;
  readonly answer: Answer<Value>;
}

/**
 * Waits for a call and gives how it ended. It reports a failure, unless the call was cancelled, and
 * never throws.
 */
export async function toAnswer<Value>(
  asking: Promise<Value>,
  { telemetry }: Pick<WidgetHost, 'telemetry'>,
  call: string,
): Promise<Answer<Value>> {
  try {
    return { state: 'ready', value: await asking };
  } catch (error) {
    if (!isCancelled(error)) telemetry.error(error, { call });
    return { state: isTimeout(error) ? 'timeout' : 'failed' };
  }
}
