import { COUNTRIES, PREFECTURES, REGIONS } from '../areas/index.ts';
import { toGrouped, toPlainLocalDate } from '../format/index.ts';
import { BRIDGE_DAY, HOLIDAYS } from '../holidays/index.ts';
import { flagLabels } from './flagLabels.ts';
import { named, translator, type Names } from './translator.ts';
import { words } from './words/en.ts';

/** Every Japanese name and label with its translation. */
export const names: Names = [
  ...named(
    PREFECTURES,
    'Hokkaido|Aomori|Iwate|Miyagi|Akita|Yamagata|Fukushima|Ibaraki|Tochigi|Gunma|Saitama|Chiba|Tokyo|Kanagawa|Niigata|Toyama|Ishikawa|Fukui|Yamanashi|Nagano|Gifu|Shizuoka|Aichi|Mie|Shiga|Kyoto|Osaka|Hyogo|Nara|Wakayama|Tottori|Shimane|Okayama|Hiroshima|Yamaguchi|Tokushima|Kagawa|Ehime|Kochi|Fukuoka|Saga|Nagasaki|Kumamoto|Oita|Miyazaki|Kagoshima|Okinawa',
  ),
  ...named(
    REGIONS,
    'Hokkaido & Tohoku|Kanto & Koshinetsu|Hokuriku|Chubu|Kinki (Kansai)|Chugoku|Shikoku|Kyushu & Okinawa',
  ),
  ...named(COUNTRIES, 'Hawaii|Guam|Saipan|Thailand|Vietnam'),
  ...named(
    HOLIDAYS,
    'New Year’s Day|Coming of Age Day|National Foundation Day|The Emperor’s Birthday|Vernal Equinox Day|Showa Day|Constitution Memorial Day|Greenery Day|Children’s Day|Marine Day|Mountain Day|Respect for the Aged Day|Autumnal Equinox Day|Sports Day|Culture Day|Labor Thanksgiving Day',
  ),
  [BRIDGE_DAY, 'National holiday'],
  ...flagLabels('en-US'),
  ...Object.entries(words),
];

export default translator({
  names,
  substituteFor: (holiday) => `${holiday} (substitute holiday)`,
  sentences: (say) => ({
    startHour: ({ hour }) => `${hour}:00–${hour}:59`,
    days: ({ days }) => (days === 1 ? '1 day' : `${days} days`),
    consecutiveSlots: ({ slots }) => `${slots} or more consecutive tee times`,
    withinDistance: ({ kilometres }) => `Within ${kilometres} km`,
    road: ({ name }) => name,
    keyword: ({ keyword }) => `Keyword: ${keyword}`,
    feesBetween: ({ from, to }) => `¥${toGrouped(from)}–¥${toGrouped(to)}`,
    feesTo: ({ to }) => `Up to ¥${toGrouped(to)}`,
    feesFrom: ({ from }) => `From ¥${toGrouped(from)}`,
    C000001: ({ field }) => `The value of “${say(field)}” is not valid. Please choose again.`,
    C000002: ({ areas }) => `The area is not valid. Please choose again. (Area: ${areas})`,
    C000003: ({ field }) => `Please enter “${say(field)}” correctly.`,
    C000004: ({ lastDay }) =>
      `Please choose a play date between today and ${toPlainLocalDate(lastDay, 'en-US')}.`,
    C000005: ({ field }) => `The setting of “${say(field)}” is not valid.`,
    C000006: ({ field }) =>
      `“${say(field)}” contains characters that cannot be used. Please remove them.`,
    C000007: ({ field, most }) => `“${say(field)}” can be up to ${most} characters long.`,
  }),
});
