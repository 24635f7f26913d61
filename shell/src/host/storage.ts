import type { CookieStorage, KeyValueStorage, WidgetStorage } from 'shared-contracts/widget';

function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

/**
 * Returns a storage of the browser, which works in memory if the browser's own is blocked, full or
 * broken (fault 15). `storage` may throw.
 */
function keptOrMemory(storage: () => Storage): KeyValueStorage {
  const memory = memoryStorage();
  const attempt = <Value>(action: () => Value, instead: () => Value): Value => {
    try {
      return action();
    } catch {
      return instead();
    }
  };
  return {
    get: (key) =>
      memory.get(key) ??
      attempt(
        () => storage().getItem(key),
        () => null,
      ),
    set: (key, value) =>
      attempt(
        () => {
          storage().setItem(key, value);
          memory.remove(key);
        },
        () => memory.set(key, value),
      ),
    remove: (key) => {
      memory.remove(key);
      attempt(
        () => storage().removeItem(key),
        () => undefined,
      );
    },
  };
}

function cookieStorage(document: Document): CookieStorage {
  const memory = memoryStorage();
  const write = (name: string, value: string, maxAge?: number) => {
    const age = maxAge === undefined ? '' : `; max-age=${maxAge}`;
    const secure = location.protocol === 'https:' ? '; secure' : '';
    document.cookie = `${encodeURIComponent(name)}=${encodeURIComponent(value)}; path=/; samesite=lax${age}${secure}`;
  };
  const read = (name: string): string | null => {
    const start = `${encodeURIComponent(name)}=`;
    const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
    if (found === undefined) return null;
    try {
      return decodeURIComponent(found.slice(start.length));
    } catch {
      return null;
    }
  };
  return {
    get: (name) => read(name) ?? memory.get(name),
    set: (name, value, maxAge) => {
      write(name, value, maxAge);
      if (read(name) === value) memory.remove(name);
      else memory.set(name, value);
    },
    remove: (name) => {
      memory.remove(name);
      write(name, '', 0);
    },
  };
}

/**
 * R9.03, R9.04: returns the storages of a document: session, local, and cookies for the whole site.
 */
export function browserStorage(document: Document): WidgetStorage {
  return {
    session: keptOrMemory(() => sessionStorage),
    local: keptOrMemory(() => localStorage),
    cookies: cookieStorage(document),
  };
}
