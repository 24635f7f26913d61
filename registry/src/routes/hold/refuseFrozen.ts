import { RequestError } from 'server-kit/http/requestError';
import type { ActRecords } from '../../records/recordStore.ts';

/** Throws 423 if the widget is frozen. `what` completes the message: `be raised`. */
export async function refuseFrozen(
  name: string,
  what: string,
  records: Pick<ActRecords, 'widget'>,
): Promise<void> {
  if ((await records.widget(name)).hold === 'frozen')
    throw new RequestError(
      423,
      `${name} is frozen: nothing can ${what} until an operator releases it.`,
    );
}
