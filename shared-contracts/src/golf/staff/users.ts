import * as z from 'zod/mini';

const session = {
  /**
   * The seconds since the person proved their secret; renewing tokens does not make it younger.
   * Missing where an auth server does not know it.
   */
  session_age: z.optional(z.number()),
  /** The seconds until the session ends; renewing tokens does not prolong it. */
  session_expires_in: z.number(),
  /** How many security keys the account of staff has; missing where there are none (ADR 044). */
  security_keys: z.optional(z.number()),
};

/** R3.23: the first item of the user info. */
export const pandaUser = z.object({
  staff_id: z.string(),
  name: z.optional(z.string()),
  ...session,
});
/** R3.23, R6.02: a golf course user with `authority` and the course where the person works. */
export const rbsUser = z.object({
  authority: z.string(),
  golf_course_id: z.number(),
  name: z.optional(z.string()),
  ...session,
});
/** R3.25: a user of the reservation site, with the contract. */
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

/** R3.25, R7.13: the reply of user info; the first item counts. */
export const userReply = z.object({ data: z.array(z.unknown()).check(z.minLength(1)) });
