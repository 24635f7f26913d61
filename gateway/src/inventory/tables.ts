/**
 * The inventory as both databases hold it. Integers stand for booleans and days (days since 1970-01-01), so that
 * SQLite and PostgreSQL answer alike.
 */
export interface InventoryTables {
  course: CourseTable;
  plan: PlanTable;
  plan_text: PlanTextTable;
  stock: StockTable;
  calendar: CalendarTable;
  coupon: CouponTable;
  solo_round: SoloRoundTable;
  content: ContentTable;
  ad: AdTable;
  member: MemberTable;
  imported: ImportedTable;
  inventory: InventoryTable;
  inventory_version: InventoryVersionTable;
}

/** Ratings are tenths, 0 to 50. */
export interface CourseTable {
  id: number;
  name: string;
  kana: string;
  /** Name and reading folded by `toSearchText`, for LIKE. */
  search_name: string;
  /** 1 to 47, or 48 overseas. */
  pref: number;
  /** 0 in Japan, else 1 to 5 (R3.13). */
  country: number;
  city: string;
  /** c_cd, 1 to 6. */
  category: number;
  /** Bits of `COURSE_FLAGS`. */
  flags: number;
  /** Road code of the nearest interchange; 0 where there is none. */
  road: number;
  interchange: string;
  distance_km: number;
  /** The golf-course tax of one player, in yen; 0 overseas. */
  golf_tax: number;
  /** Hundred-thousandths of a degree. */
  lat: number;
  lon: number;
  reservations: number;
  reviews: number;
  overall: number;
  staff: number;
  facility: number;
  meal: number;
  cost_performance: number;
  maintenance: number;
  distance: number;
  fairway: number;
  layout: number;
  green: number;
  atmosphere: number;
}

/** Narrow, because every search reads it. `zones` holds the guard bits (zoneLanes.ts) of the hours in which it may start. */
export interface PlanTable {
  course_id: number;
  plan_no: number;
  zones: number;
  /** Yen by day class: weekday, Saturday, Sunday or holiday. */
  price0: number;
  price1: number;
  price2: number;
  /** What each player of two, of three, pays more than one of four; yen. */
  fee2: number;
  fee3: number;
  /** What of the price is the lunch, the caddie; 0 without. */
  lunch_fee: number;
  caddie_fee: number;
  valid_from: number;
  valid_to: number;
  /** Bits of `PLAN_FLAGS`. */
  flags: number;
}

export interface PlanTextTable {
  course_id: number;
  plan_no: number;
  title: string;
  /** Title folded by `toSearchText`, for the keyword. */
  search_title: string;
}

/** A course's day: the longest run per zone (zoneLanes.ts) and the free slots per hour (hourLanes.ts). */
export interface StockTable {
  course_id: number;
  day: number;
  runs: number;
  free: number;
}

export interface CalendarTable {
  day: number;
  /** 0 weekday, 1 Saturday, 2 Sunday or holiday. */
  class: number;
  /** One bit: 1 Monday to 6 Saturday, 7 Sunday or holiday (R5.08). */
  weekday_bit: number;
  /** The holiday's Japanese name, or ''. */
  holiday: string;
}

export interface CouponTable {
  course_id: number;
  coupon_no: number;
  discount: number;
  valid_from: number;
  valid_to: number;
}

/** A tee time that single players join one by one. */
export interface SoloRoundTable {
  course_id: number;
  day: number;
  round_no: number;
  /** Minutes since midnight. */
  start: number;
  /** Yen for one player. */
  price: number;
  caddie: number;
  lunch: number;
  /** R5.11. */
  style: number;
  joined: number;
  /** With so many players it takes place. */
  least: number;
  /** `40:100,0:90`: decade and usual score of everybody who has joined, 0 where they did not tell. */
  entrants: string;
}

/** An entry of a content block, as JSON of `contentEntry`. Region 0 shows everywhere. */
export interface ContentTable {
  device: string;
  region: number;
  block: string;
  position: number;
  entry: string;
}

/** Who is advertised in a place (the content name of R9.08); '' stands for every place that has no rows of its own. */
export interface AdTable {
  place: string;
  position: number;
  course_id: number;
}

/** A member as the user API tells of them (R7.01). */
export interface MemberTable {
  id: string;
  position: number;
  name: string;
  /** `member`, or `phone`: reserves by telephone, without points and coupons (R4.22). */
  kind: string;
  points: number;
  /** How many of the points are for a time only. */
  transient_points: number;
  coupons: number;
  rgc: number;
  sgc: number;
  /** Of the telephone banner; '' where none is shown. */
  phone_number: string;
}

/** A table that an operator has imported: the filling leaves it alone. */
interface ImportedTable {
  what: string;
  /** The day of the last import. */
  day: number;
}

/** One row: grows with every change of courses, plans, prices or stock. */
interface InventoryVersionTable {
  id: number;
  version: number;
}

/** One row: what the tables were filled with. It is written last, in the filling's own transaction. */
export interface InventoryTable {
  id: number;
  generation: number;
  courses: number;
  from_day: number;
  to_day: number;
}
