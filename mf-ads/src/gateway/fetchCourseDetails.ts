import { InvalidReplyError } from 'shared-contracts/errors';
import { toIsoDate, type DayNumber } from 'shared-contracts/format';
import { courseDetails } from 'shared-contracts/gateway';
import type { WidgetHost } from 'shared-contracts/widget';

const OK = 200;

/** The advertised courses with their cheapest plans of the month that begins on `from`. */
export async function fetchCourseDetails(
  host: WidgetHost,
  courseIds: readonly number[],
  from: DayNumber,
) {
  const query = { c_ids: courseIds.join(','), date: toIsoDate(from) };
  const reply = courseDetails.reply.safeParse(
    await host.request.get(courseDetails.path, { query }),
  );
  if (!reply.success || reply.data.result_status !== OK)
    throw new InvalidReplyError(courseDetails.path, reply.error);
  return reply.data;
}
