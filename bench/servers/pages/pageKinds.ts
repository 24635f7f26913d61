/** A page whose document is measured. */
export interface PageKind {
  readonly name: string;
  readonly path: string;
  /** Adds what makes the address differ from every other one that the bench asks for. */
  toNew(number: number): string;
}

/** The query of a search for one day in Kanto. */
const SEARCH = 'area[]=102&year=2026&month=11&day=28&widthday=1';

/** Adds the number as a mark of an advertisement, which every visitor of one brings. */
function marked(path: string): (number: number) => string {
  return (number) => `${path}${path.includes('?') ? '&' : '?'}scid=visit_${number}`;
}

const PREFECTURES = 47;
const LONGEST_SEARCH = 31;
const LAST_DAY = 30;

/** A search of another place, day or length for each number below fourteen thousand. */
function searched(path: string): (number: number) => string {
  return (number) => {
    const area = (number % PREFECTURES) + 1;
    const rest = Math.floor(number / PREFECTURES);
    const width = (rest % LONGEST_SEARCH) + 1;
    const day = LAST_DAY - (Math.floor(rest / LONGEST_SEARCH) % 9);
    return `${path}?area[]=${area}&year=2026&month=11&day=${day}&widthday=${width}`;
  };
}

/** The four pages that most visits begin with. */
export const PAGE_KINDS: readonly PageKind[] = [
  { name: 'top', path: '/', toNew: marked('/') },
  {
    name: 'results',
    path: `/search/result/?${SEARCH}`,
    toNew: searched('/search/result/'),
  },
  { name: 'search page', path: `/search/?${SEARCH}`, toNew: searched('/search/') },
  {
    name: 'phone top',
    path: '/smart/iphone_top.html',
    toNew: marked('/smart/iphone_top.html'),
  },
];
