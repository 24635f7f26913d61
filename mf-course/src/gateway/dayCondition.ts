import { WHOLE_COUNTRY } from 'shared-contracts/areas';
import { type DayNumber, toDateParts } from 'shared-contracts/format';
import { defaultCondition, toGatewayQuery } from 'shared-contracts/search';
import type { QueryParams, WidgetHost } from 'shared-contracts/widget';

/** Days at a course, and the party: 2 to 4, or 0 when it is not known. */
export interface AskedDays {
  readonly first: DayNumber;
  readonly count: number;
  readonly players: number;
}

/** Returns the gateway's query for everything that is sold on these days. */
export function dayCondition(
  { now }: Pick<WidgetHost, 'now'>,
  { first, count, players }: AskedDays,
): QueryParams {
  const { year, month, day } = toDateParts(first);
  return toGatewayQuery({
    ...defaultCondition('normal', now()),
    area: [WHOLE_COUNTRY],
    playDate: { year, month, day },
    widthday: count,
    players,
    // a search leaves lessons out unless they are asked for; the course has them
    except: [],
  });
}
