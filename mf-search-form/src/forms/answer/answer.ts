import { isCancelled, isTimeout } from 'shared-contracts/errors';
import type { WidgetHost } from 'shared-contracts/widget';

/** What a call has come to; it travels with the page as JSON. R8.03 tells a time-out from other failures. */
export type Answer<Value> =
  | { readonly state: 'ready'; readonly value: Value }
  | { readonly state: 'failed' }
  | { readonly state: 'timeout' };

/** An answer, and what it answers. */
export interface Answered<Value> {
  readonly key: string;
  readonly answer: Answer<Value>;
}

/** A failure is reported, unless somebody gave the question up, and shown where the answer would stand; it ends nothing. */
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
