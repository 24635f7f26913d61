import { InvalidReplyError } from 'shared-contracts/errors';
import { userInfoReply, type UserInfoReply } from 'shared-contracts/gateway';
import type { WidgetHost } from 'shared-contracts/widget';

/** Milliseconds after which the panel gives up and shows the guest's side. */
const DEADLINE = 8000;

/** R7.01: asks the user API, at its own origin, who is looking. */
export const fetchUserInfo = async (host: WidgetHost, signal: AbortSignal): Promise<UserInfoReply['left_menu_info']> => {
  const { userApi } = host.config.sites;
  const reply = userInfoReply.safeParse(await host.request.jsonp(userApi, { timeout: DEADLINE, signal }));
  if (!reply.success) throw new InvalidReplyError(userApi, reply.error);
  return reply.data.left_menu_info;
};
