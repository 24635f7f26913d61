/** @jest-environment node */
import { guardedStore } from './guardedStore.ts';

/** A store whose reads end when the test says so. */
function aStore() {
  const reads: { key: string; end: (content?: Buffer) => void }[] = [];
  const read = (key: string) => {
    const { promise, resolve } = Promise.withResolvers<Buffer | undefined>();
    reads.push({ key, end: resolve });
    return promise;
  };
  return { reads, read };
}

function keys(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `mf-x/1.0.0/${index}.js`);
}

describe('the store behind names that visitors choose', () => {
  it('[R10.05] is not asked again for a missing file at once, but soon', async () => {
    let time = 1;
    const asked: string[] = [];
    const store = guardedStore(
      {
        read: async (key) => {
          asked.push(key);
          return undefined;
        },
      },
      { now: () => time },
    );
    const missing = () => store.read('mf-x/1.0.0/a.js');
    expect([await missing(), await missing(), asked.length]).toEqual([undefined, undefined, 1]);
    time += 1100;
    await missing();
    expect(asked).toHaveLength(2);
  });

  it('[R10.05] is asked again at once for a missing file of a live version, which may have been repaired', async () => {
    let content: Buffer | undefined;
    const store = guardedStore(
      { read: async () => content },
      { isListed: (key) => key === 'mf-x/1.0.0/a.js', now: () => 1 },
    );
    const read = async (key: string) => String(await store.read(key));
    expect([await read('mf-x/1.0.0/a.js'), await read('mf-x/1.0.0/b.js')]).toEqual([
      'undefined',
      'undefined',
    ]);
    content = Buffer.from('var a;');
    expect([await read('mf-x/1.0.0/a.js'), await read('mf-x/1.0.0/b.js')]).toEqual([
      'var a;',
      'undefined',
    ]);
  });

  it('[R10.05] is asked once for a file that many want, and has a bound on its reads', async () => {
    const { reads, read } = aStore();
    const store = guardedStore({ read }, { reads: 3 });
    const wanted = [...keys(3), ...keys(3)].map((key) => store.read(key));
    expect(reads).toHaveLength(3);
    const refused = store.read('mf-x/1.0.0/more.js').catch((error: unknown) => error);
    for (const { key, end } of [...reads]) end(Buffer.from(key));
    expect((await Promise.all(wanted)).map(String)).toEqual([...keys(3), ...keys(3)]);
    expect(await refused).toMatchObject({ statusCode: 503 });
    void store.read('mf-x/1.0.0/more.js');
    expect(reads).toHaveLength(4);
  });

  it('[R10.05] is asked again after a failure, which the caller sees as 503', async () => {
    let fails = true;
    const store = guardedStore({
      read: async () => {
        if (fails) throw new Error('late');
        return Buffer.from('x');
      },
    });
    await expect(store.read('mf-x/1.0.0/a.js')).rejects.toMatchObject({ statusCode: 503 });
    fails = false;
    expect(String(await store.read('mf-x/1.0.0/a.js'))).toBe('x');
  });
});
