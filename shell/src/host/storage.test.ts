import { REGION_COOKIE, REGION_COOKIE_AGE } from 'shared-contracts/areas';
import { browserStorage } from './storage.ts';

function forbid(method: 'getItem' | 'setItem' | 'removeItem') {
  return jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
}

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

describe("the host's storage", () => {
  it('[R9.04] keeps text in the session storage', () => {
    browserStorage(document).session.set('condition', '{"a":1}');
    expect(sessionStorage.getItem('condition')).toBe('{"a":1}');
    expect(browserStorage(document).session.get('condition')).toBe('{"a":1}');
  });

  it('[R9.03] keeps text in the local storage after the tab is closed', () => {
    browserStorage(document).local.set('searches', 'area[]=12');
    sessionStorage.clear();
    expect(browserStorage(document).local.get('searches')).toBe('area[]=12');
    expect(localStorage.getItem('searches')).toBe('area[]=12');
  });

  it('[R9.04] works in memory if the storage of the browser is blocked or full', () => {
    forbid('getItem');
    forbid('setItem');
    forbid('removeItem');
    const { session } = browserStorage(document);
    session.set('condition', '1');
    expect(session.get('condition')).toBe('1');
    session.remove('condition');
    expect(session.get('condition')).toBeNull();
  });

  it('[R9.03] writes a cookie for the whole site and reads any text back', () => {
    const { cookies } = browserStorage(document);
    cookies.set('region', '関東; 甲信越=102', 60);
    expect(browserStorage(document).cookies.get('region')).toBe('関東; 甲信越=102');
    cookies.remove('region');
    expect(cookies.get('region')).toBeNull();
  });

  it('[R9.03] writes the age of the region cookie, three years', () => {
    const written = jest.spyOn(document, 'cookie', 'set');
    browserStorage(document).cookies.set(REGION_COOKIE, '13', REGION_COOKIE_AGE);
    expect(written).toHaveBeenCalledWith('area_v=13; path=/; samesite=lax; max-age=94608000');
  });

  it('[R9.03] keeps a cookie in memory if cookies are blocked', () => {
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    const { cookies } = browserStorage(document);
    cookies.set('region', '102');
    expect(cookies.get('region')).toBe('102');
  });
});
