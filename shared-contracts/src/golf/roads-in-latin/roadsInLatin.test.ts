import { ROADS } from '../roads/index.ts';
import { roadNameInLatin } from './index.ts';

describe('[R9.06] the names of roads in Latin letters', () => {
  it('are there for each road, each once, in letters that everybody has', () => {
    const names = ROADS.map(({ code }) => roadNameInLatin(code));
    expect(new Set(names).size).toBe(ROADS.length);
    for (const name of names) expect(name).toMatch(/^[A-Z][A-Za-z0-9 ,-]+$/);
    expect(roadNameInLatin(ROADS.length + 1)).toBe('');
  });

  it('belong to the roads of the same codes', () => {
    const ofRoad = (name: string) =>
      roadNameInLatin(ROADS.find((road) => road.name === name)?.code ?? 0);
    expect(
      [
        '函館新道',
        '東北自動車道',
        '首都高速湾岸線',
        '名神高速道路',
        '西名阪自動車道',
        '関門自動車道',
        '箱根新道',
      ].map(ofRoad),
    ).toEqual([
      'Hakodate Shindo',
      'Tohoku Expressway',
      'Shuto Expressway Bayshore Route',
      'Meishin Expressway',
      'Nishi-Meihan Expressway',
      'Kanmon Expressway',
      'Hakone Shindo',
    ]);
    // a number in one is a number in the other
    for (const { code, name } of ROADS)
      expect(/\d+/.exec(roadNameInLatin(code))?.[0]).toBe(/\d+/.exec(name)?.[0]);
  });
});
