import { requireInProduction, siteMode } from './mode.ts';
import { SettingsError } from './readSettings.ts';

describe('the mode of a site', () => {
  it('is production unless it is told otherwise, and nothing else than the two', () => {
    expect(siteMode.parse(undefined)).toBe('production');
    expect(siteMode.parse('demonstration')).toBe('demonstration');
    for (const text of ['', 'test', 'Production', 'development'])
      expect(siteMode.safeParse(text).success).toBe(false);
  });

  it('in production needs every named setting, and one error names all that are missing', () => {
    const check = () =>
      requireInProduction('production', { A: 'a', B: '', C: undefined }, ['A', 'B', 'C', 'D']);
    expect(check).toThrow(SettingsError);
    expect(check).toThrow(/^B: must be set.*\nC: must be set.*\nD: must be set[^\n]*$/);
    requireInProduction('production', { A: 'a' }, ['A']);
  });

  it('in a demonstration needs none', () => {
    requireInProduction('demonstration', {}, ['A']);
  });
});
