import type { FastifyInstance } from 'fastify';
import { staffOf } from '../../auth/requireStaff.ts';
import { sendStaffPage } from '../staff/staffDocument.ts';
import { onlyFor, type StaffPageServices, toStaffUser } from '../staff/staffPages.ts';
import { readStatus, type StatusSources } from './readStatus.ts';

/**
 * Registers the page on which panda staff see whether every server is well, what is live, how fresh the
 * inventory is, and which errors browsers had in the last 24 hours.
 */
export function registerStatus(
  app: FastifyInstance,
  { auth, build, clock, ...sources }: StaffPageServices & StatusSources,
): void {
  app.get(
    '/staff/panda/status',
    onlyFor({ auth, build, clock }, 'panda'),
    async (request, reply) => {
      const own = app.inject('/health/ready').then((answer): unknown => answer.json());
      const status = await readStatus(sources, own);
      const now = clock();
      const user = toStaffUser(staffOf(request), now);
      return sendStaffPage(reply, build, { kind: 'panda', page: 'status', now, user, ...status });
    },
  );
}
