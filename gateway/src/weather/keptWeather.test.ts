import { keptWeather } from './keptWeather.ts';
import type { Place, PlaceWeather, WeatherSource } from './weatherSource.ts';

const HOUR = 3_600_000;
const PLACE = { latitude: 35.51, longitude: 140.12 };
const FINE: PlaceWeather = {
  date: '2026-11-22',
  sky: 'clear',
  rainChance: 0,
  wind: 2,
  high: 16,
  low: 7,
};

let now: number;
let asked: Place[];
let failures: unknown[];
let source: WeatherSource;
beforeEach(() => {
  now = 1;
  asked = [];
  failures = [];
  source = async () => [FINE];
});

function open() {
  return keptWeather(
    (place) => {
      asked.push(place);
      return source(place);
    },
    { now: () => now, onFailure: (error) => failures.push(error) },
  );
}

describe('the weather that is kept', () => {
  it('[R7.19] is asked for once an hour, and once for courses that lie near each other', async () => {
    const read = open();
    expect(await read(PLACE)).toEqual([FINE]);
    expect(await read({ latitude: 35.49, longitude: 140.09 })).toEqual([FINE]);
    expect(asked).toEqual([{ latitude: 35.5, longitude: 140.1 }]);
    now += HOUR + 1;
    await read(PLACE);
    expect(asked).toHaveLength(2);
  });

  it('stays while its source fails, which is told and then left in peace', async () => {
    const read = open();
    await read(PLACE);
    now += HOUR + 1;
    source = async () => {
      throw new Error('away');
    };
    expect(await read(PLACE)).toEqual([FINE]);
    expect(await read(PLACE)).toEqual([FINE]);
    expect([asked.length, failures.length]).toEqual([2, 1]);
    now += 30_001;
    source = async () => [{ ...FINE, sky: 'rain' }];
    expect(await read(PLACE)).toEqual([{ ...FINE, sky: 'rain' }]);
  });

  it('[R7.19] is asked for anew where nobody has asked for days, and is unknown after a day without its source', async () => {
    const read = open();
    await read(PLACE);
    now += 4 * 24 * HOUR;
    source = async () => [{ ...FINE, sky: 'rain' }];
    expect(await read(PLACE)).toEqual([{ ...FINE, sky: 'rain' }]);
    source = async () => {
      throw new Error('away');
    };
    now += 23 * HOUR;
    expect(await read(PLACE)).toEqual([{ ...FINE, sky: 'rain' }]);
    now += HOUR;
    expect(await read(PLACE)).toBeUndefined();
  });

  it('is unknown where the source is silent, and there for the next who asks', async () => {
    const { promise, resolve } = Promise.withResolvers<readonly PlaceWeather[]>();
    source = () => promise;
    const read = open();
    expect(await read(PLACE)).toBeUndefined();
    resolve([FINE]);
    await promise;
    expect(await read(PLACE)).toEqual([FINE]);
    expect(asked).toHaveLength(1);
  });
});
