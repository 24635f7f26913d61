import type { AuthServer } from '../auth/authServer.ts';
import type { Supplier } from '../auth/suppliers/suppliers.ts';
import type { Clock } from 'server-kit/clock';
import type { Inventory } from '../inventory/openInventory.ts';
import type { ReadWeather } from '../weather/keptWeather.ts';
import type { Members } from './user/members.ts';

/** What a search needs. */
export interface SearchServices extends Pick<Services, 'clock'> {
  readonly inventory: Pick<Inventory, 'search'>;
}

/** What the routes need. */
export interface Services {
  readonly inventory: Inventory;
  readonly auth: AuthServer;
  readonly members: Members;
  /** Who may change the inventory at present; nobody when absent. */
  readonly suppliers?: () => readonly Supplier[];
  /** The weather as far as it is known; unknown when absent. */
  readonly weather?: ReadWeather | undefined;
  readonly clock: Clock;
  /** The site that advertisements lead to, and that the landing pages link back to. */
  readonly siteOrigin: string;
  /** The address at which browsers reach this gateway. */
  readonly gatewayOrigin: string;
}
