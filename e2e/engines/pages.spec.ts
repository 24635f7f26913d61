import { KANTO, SATURDAY } from './addresses.ts';
import type { WatchedGlobal } from './front/watchDocument.ts';
import { expect, test } from './test.ts';

const PAGES = [
  '/index-pc',
  '/smart/iphone_top.html',
  '/search/',
  `/search/?area[]=102&${SATURDAY}`,
  `/search/map/?${SATURDAY}`,
  `/search/map/?area[]=12&${SATURDAY}`,
  '/search/solo/',
  KANTO,
  `${KANTO}&view=calendar`,
  `${KANTO}&view=map`,
  `/search/result/?area[]=47&play_fee_max=5000&${SATURDAY}`,
  '/PageNotFound',
  '/staff/panda/login',
  '/staff/rbs/login',
];

/** A desktop, and the phone that most golfers hold. */
const WIDTHS = [1280, 390];

/** A button whose text gets the number of hits once it is counted. */
const COUNTED = 'この条件で検索する';

/** What happened to the controls and texts that the server rendered. */
function compareDocument(counted: string) {
  const {
    watchedDocument: { controls, texts, readTexts, shift },
  } = globalThis as WatchedGlobal;
  const isSeen = (element: HTMLElement) =>
    element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true });
  const told = ({ outerHTML }: HTMLElement) => outerHTML.slice(0, 160);
  const now = new Set(readTexts());
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.includes('/remotes/'));
  return {
    loadedTwice: files.filter((file, index) => files.indexOf(file) < index),
    controls: controls.length,
    replaced: controls.filter((control) => !control.isConnected).map(told),
    hidden: controls.filter((control) => control.isConnected && !isSeen(control)).map(told),
    missing: texts.filter((text) => !now.has(text) && !text.endsWith(counted)),
    shift,
  };
}

for (const path of PAGES) {
  for (const width of WIDTHS) {
    test(`${path} at ${width}: comes alive, and keeps the controls and the words that the server drew`, async ({
      visitor,
      site,
      engine,
    }, { annotations }) => {
      await visitor.resize(width, 844);
      const host = path.startsWith('/staff/') ? site.staffUrl : site.url;
      await visitor.open(host + path);
      const row = { engine: engine.version, page: path, width };
      const note = (result: object) =>
        annotations.push({
          type: 'engine',
          description: JSON.stringify({ ...row, ...result }),
        });
      await visitor.seeAlive().catch((error: unknown) => {
        note({ hydrates: false });
        throw error;
      });
      const { loadedTwice, controls, replaced, hidden, missing, shift } = await visitor.ask(
        compareDocument,
        COUNTED,
      );
      const kept = controls - replaced.length - hidden.length;
      const policy = site.complaints.filter((line) => line.startsWith('policy')).length;
      note({ hydrates: true, controls, kept, violations: policy, shift });
      expect({ replaced, hidden, missing }).toEqual({ replaced: [], hidden: [], missing: [] });
      // what is preloaded fits the script that asks for it
      expect(loadedTwice).toEqual([]);
      expect(controls).toBeGreaterThan(0);
    });
  }
}
