import { ApiError } from 'shared-contracts/errors';
import { courseStock, type CourseStockReply } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import type { WidgetHost } from 'shared-contracts/widget';
import { playDateRange } from './fetchCourseCoupons.ts';

export type StockDay = CourseStockReply['items'][number]['days'][number];

const SINGULAR = { id: 'course-stock', strategy: 'cancel-active' } as const;

/** R7.08: the free tee times of one course on the searched days, day by day. */
export async function fetchCourseStock(
  host: WidgetHost,
  condition: SearchCondition,
  courseId: number,
  signal: AbortSignal,
): Promise<CourseStockReply> {
  const query = { c_ids: String(courseId), play_date_range: playDateRange(condition) };
  const reply = courseStock.reply.safeParse(
    await host.request.get(courseStock.path, { query, signal, singular: SINGULAR }),
  );
  if (!reply.success || reply.data.result_status !== 200) {
    throw new ApiError('The stock could not be read', {
      status: reply.data?.result_status ?? -1,
      path: courseStock.path,
      cause: reply.error,
    });
  }
  return reply.data;
}
