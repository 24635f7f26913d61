import { readArea } from '../checks/area.ts';
import { readCountry } from '../checks/place.ts';
import { readCourseName } from '../checks/text.ts';
import { normaliseText } from '../text.ts';
import { NO_NUMBERS, flag, ruled } from './rows.ts';

/** The fields about the place. */
export const place = {
  courseName: ruled({
    wire: 'search_c_name',
    place: 1,
    label: 'コース名',
    default: '',
    read: readCourseName('search_c_name'),
    write: (name: string) => [normaliseText(name)],
  }),
  /**
   * R3.05: prefectures 1 to 47, regions 101 to 108, 0 the whole country, 48 overseas. At most
   * three.
   */
  area: ruled({
    wire: 'area[]',
    place: 2,
    label: 'エリア',
    default: NO_NUMBERS,
    read: readArea('area[]'),
    write: (area: readonly number[]) => area.map(String),
  }),
  /** R3.13: 1 Hawaii, 2 Guam, 3 Saipan, 4 Thailand, 5 Vietnam. */
  country: ruled({
    wire: 'country[]',
    place: 3,
    label: '国',
    default: NO_NUMBERS,
    read: readCountry('country[]'),
    write: (country: readonly number[]) => country.map(String),
  }),
  areaFlag: flag({ wire: 'area_flg', place: 45, label: 'エリア指定あり', gateway: null }),
};
