import * as z from 'zod/mini';

const session = {
  /** Seconds until the session ends, however often its tokens are renewed. */
  session_expires_in: z.number(),
};

/** R3.23: the first item of the user info. */
export const pandaUser = z.object({
  staff_id: z.string(),
  name: z.optional(z.string()),
  ...session,
});
/** R3.23, R6.02: `authority` and the course that the person works for. */
export const rbsUser = z.object({
  authority: z.string(),
  golf_course_id: z.number(),
  name: z.optional(z.string()),
  ...session,
});
/** R3.25: who came through the reservation site, under which contract. */
const rfbUser = z.object({
  service: z.string(),
  user_type: z.string(),
  contract_id: z.string(),
  requested_contract_id: z.optional(z.string()),
  ...session,
});
const suzakuUser = z.object({
  employee_id: z.string(),
  name: z.optional(z.string()),
  ...session,
});
/** A member of the user site, or of the default account system. */
const siteUser = z.object({ user_id: z.string(), name: z.optional(z.string()), ...session });

export const USER_RECORDS = {
  panda: pandaUser,
  rbs: rbsUser,
  rfb: rfbUser,
  suzaku: suzakuUser,
  user: siteUser,
  default: siteUser,
} as const;
export type UserRecord = z.infer<(typeof USER_RECORDS)[keyof typeof USER_RECORDS]>;

/** R3.25, R7.13: user info is a list whose first item counts. */
export const userReply = z.object({ data: z.array(z.unknown()).check(z.minLength(1)) });
