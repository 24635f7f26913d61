/**
 * The tables of the inventory, the same in both databases. Booleans and days (since 1970-01-01) are
 * integers, so that SQLite and PostgreSQL answer alike.
 */
export interface InventoryTables {
  course: CourseTable;
  plan: PlanTable;
  plan_text: PlanTextTable;
  plan_day: PlanDayTable;
  stock: StockTable;
  start_list: StartListTable;
  calendar: CalendarTable;
  coupon: CouponTable;
  solo_round: SoloRoundTable;
  content: ContentTable;
  ad: AdTable;
  member: MemberTable;
  imported: ImportedTable;
  inventory: InventoryTable;
  inventory_version: InventoryVersionTable;
  inventory_change: InventoryChangeTable;
  closed_day: StockTable;
  closed_plan: ClosedPlanTable;
  supplier_batch: SupplierBatchTable;
  supplier_stream: SupplierStreamTable;
}

/** Ratings are tenths, 0 to 50. */
export interface CourseTable {
  id: number;
  name: string;
  kana: string;
  /** The name in Latin letters; '' where nobody has given one. */
  name_latin: string;
  /** Name, reading and Latin name folded by `toSearchText`, for LIKE. */
  search_name: string;
  /** 1 to 47, or 48 overseas. */
  pref: number;
  /** 0 in Japan, else 1 to 5 (R3.13). */
  country: number;
  city: string;
  city_latin: string;
  /** c_cd, 1 to 6. */
  category: number;
  /** Bits of `COURSE_FLAGS`. */
  flags: number;
  /** The road of the nearest interchange; 0 when there is none. */
  road: number;
  interchange: string;
  interchange_latin: string;
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

/** Few columns, because every search reads it. */
export interface PlanTable {
  course_id: number;
  plan_no: number;
  /** The guard bits (zoneLanes.ts) of the zones in which it may start. */
  zones: number;
  /** Yen for one player of a foursome on days of class 0, 1, 2; 0 when it is not sold then. */
  price0: number;
  price1: number;
  price2: number;
  /** The surcharge of each player of a twosome, of a threesome; yen. */
  fee2: number;
  fee3: number;
  /** The parts of the price for lunch and caddie, in yen; 0 without. */
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
  /** The title folded by `toSearchText`, for the keyword. */
  search_title: string;
  /** The title in other languages, as `writeTranslations` writes it; '' where nobody has given any. */
  translations: string;
}

/** What one plan costs on one day, in place of its price on days of that class. */
export interface PlanDayTable {
  course_id: number;
  day: number;
  plan_no: number;
  /** Yen for one player of a foursome; 0 when it is not sold on this day. */
  price: number;
  /**
   * Null while the plan is open on this day; else the price that it has again when it is opened, or
   * `OWN_PRICE`.
   */
  closed_price: number | null;
}

/** Stands for the plan's own price, on days of the class. */
export const OWN_PRICE = -1;

/**
 * The tee times of a course on a day: the longest run of each zone (zoneLanes.ts), the free slots
 * of each hour (hourLanes.ts).
 */
export interface StockTable {
  course_id: number;
  day: number;
  runs: number;
  free: number;
}

/**
 * The exact starts of a course on a day (`startList.ts`), as they were told last. They count only while
 * they pack to what `stock` has: a closed day has none, and a gateway of the version before does not
 * write them.
 */
export interface StartListTable {
  course_id: number;
  day: number;
  starts: string;
}

/** 0 a weekday, 1 a Saturday, 2 a Sunday or holiday. */
export type DayClass = 0 | 1 | 2;

export interface CalendarTable {
  day: number;
  class: DayClass;
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
  /** The play style (R5.11). */
  style: number;
  joined: number;
  /** The round takes place with at least so many players. */
  least: number;
  /**
   * The decade of age and the usual score of everybody who has joined, such as `40:100,0:90`; 0
   * stands for no answer.
   */
  entrants: string;
}

/** An entry of a content block. Region 0 shows everywhere; `entry` is JSON of `contentEntry`. */
export interface ContentTable {
  device: string;
  region: number;
  block: string;
  position: number;
  entry: string;
}

/**
 * The courses that are advertised in a place (a content name of R9.08); '' stands for every place
 * without rows of its own.
 */
export interface AdTable {
  place: string;
  position: number;
  course_id: number;
}

/** A member, as the user API describes them (R7.01). */
export interface MemberTable {
  id: string;
  position: number;
  name: string;
  /** `member`, or `phone`: a member who books by telephone, without points and coupons (R4.22). */
  kind: string;
  points: number;
  /** How many of the points expire. */
  transient_points: number;
  coupons: number;
  rgc: number;
  sgc: number;
  /** The number on the telephone banner; '' hides it. */
  phone_number: string;
}

/** A table that an operator has imported; the filling does not change it. */
interface ImportedTable {
  what: string;
  /** The day of the last import. */
  day: number;
}

/** One row with a number that grows with every change of courses, plans, prices or stock. */
interface InventoryVersionTable {
  id: number;
  version: number;
}

/**
 * What a day of a course (`plan_no` 0), a plan (`day` 0) or a plan on a day has been since a version.
 * Course 0 stands for everything. Every version has rows, until they are old.
 */
export interface InventoryChangeTable
  extends
    StockTable,
    Pick<PlanTable, 'plan_no' | 'price0' | 'price1' | 'price2' | 'fee2' | 'fee3'> {
  version: number;
  /**
   * `plan_day.price`, or `OWN_PRICE`, in a row of a plan on a day, else null. Such a row has the plan's
   * prices too, because gateways of the version before take it for a row of the plan.
   */
  day_price: number | null;
}

/** The prices that a closed plan has when it is opened again; `plan` has 0 meanwhile. */
export type ClosedPlanTable = Pick<
  PlanTable,
  'course_id' | 'plan_no' | 'price0' | 'price1' | 'price2'
>;

/** A batch that a supplier's key names, and the generation that it was answered with. */
interface SupplierBatchTable {
  supplier: string;
  batch: string;
  /** The hash of the changes. */
  digest: string;
  version: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** How far a stream of a supplier has been accepted, and the generation that it was answered with. */
interface SupplierStreamTable {
  supplier: string;
  stream: string;
  acknowledged: number;
  version: number;
}

/**
 * One row that says what the tables were filled with. The filling writes it last, in the same
 * transaction.
 */
export interface InventoryTable {
  id: number;
  generation: number;
  courses: number;
  from_day: number;
  to_day: number;
}
