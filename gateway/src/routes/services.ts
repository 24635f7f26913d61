import type { AuthServer } from '../auth/authServer.ts';
import type { Clock } from 'server-kit/clock';
import type { Inventory } from '../inventory/openInventory.ts';
import type { Members } from './user/members.ts';

/** What the routes are built on. */
export interface Services {
  readonly inventory: Inventory;
  readonly auth: AuthServer;
  readonly members: Members;
  readonly clock: Clock;
  /** The site that the neighbours' pages lead back to. */
  readonly siteOrigin: string;
  /** How browsers reach this gateway. */
  readonly gatewayOrigin: string;
}
