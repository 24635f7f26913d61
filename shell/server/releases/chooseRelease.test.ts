/** @jest-environment node */
import { aDiscovery, aLiveVersion, aManifest } from '../../testing/builders.ts';
import type { LiveVersion } from 'shared-contracts/release';
import { chooseRelease } from './chooseRelease.ts';
import { bucketOf, hasCanary, readVisitor, VISITOR_COOKIE } from './visitor.ts';

describe('the release set of one document', () => {
  it('[R10.04] contains the stable version of each widget in the slots that the registry names', () => {
    const canary = aLiveVersion(aManifest({ version: '1.1.0' }), {
      deployment: { traffic: 10, default: false },
    });
    const stable = aLiveVersion();
    const { set, manifests } = chooseRelease({
      schema: '',
      microFrontends: { 'mf-results': [canary, stable] },
    });
    expect(set.widgets['mf-results']?.version).toBe('1.0.0');
    expect(set.slots).toEqual({ results: 'mf-results' });
    expect(manifests.get('mf-results')?.version).toBe('1.0.0');
  });

  it('[R10.04] contains every version of a preview, also of a widget that was never live, and of no other widget', () => {
    const results = aLiveVersion(aManifest({ version: '1.2.0' }));
    const course = aLiveVersion(
      aManifest({ name: 'mf-course', version: '1.1.0', slots: ['course'] }),
    );
    const ads = aLiveVersion(aManifest({ name: 'mf-ads', slots: ['right_ad'] }));
    const { set, manifests } = chooseRelease(
      { schema: '', microFrontends: { 'mf-results': [aLiveVersion()], 'mf-ads': [ads] } },
      { instead: { 'mf-results': results, 'mf-course': course } },
    );
    expect(
      Object.values(set.widgets).map(({ name, version, why }) => `${name}@${version} ${why}`),
    ).toEqual(['mf-results@1.2.0 preview', 'mf-ads@1.0.0 stable', 'mf-course@1.1.0 preview']);
    expect(set.widgets['mf-results']?.lastGood?.version).toBe('1.0.0');
    expect(set.slots).toMatchObject({ results: 'mf-results', course: 'mf-course' });
    expect(manifests.get('mf-course')?.version).toBe('1.1.0');
  });

  it('[R10.05] omits a widget of another contract version', () => {
    const { set } = chooseRelease(aDiscovery(aLiveVersion(aManifest({ contract: 99 }))));
    expect(set).toEqual({ widgets: {}, slots: {} });
  });

  it("[R9.06] names the module of the document's language, or else the Japanese one", () => {
    const polyglot = aLiveVersion(aManifest({ scriptsByLanguage: { en: ['widget-en.js'] } }));
    const moduleIn = (live: typeof polyglot) => {
      const { module, language } =
        chooseRelease(aDiscovery(live), { locale: 'en-US' }).set.widgets['mf-results'] ?? {};
      return [module, language];
    };
    expect(moduleIn(polyglot)).toEqual(['widget-en', 'en']);
    expect(moduleIn(aLiveVersion())).toEqual(['widget', 'ja']);
    expect(chooseRelease(aDiscovery(polyglot)).set.widgets['mf-results']).toMatchObject({
      module: 'widget',
      language: 'ja',
    });
  });

  it('[R10.03] names the events that a version hears, and those that it sends of its own', () => {
    const record = { version: 1, schema: {} };
    const eventsIn = (events: ReturnType<typeof aManifest>['events']) => {
      const { sends, hears } =
        chooseRelease(aDiscovery(aLiveVersion(aManifest({ events })))).set.widgets['mf-results'] ??
        {};
      return { sends, hears };
    };
    expect(
      eventsIn({
        sent: { 'results:search-completed': record, 'search-form:region-changed': record },
        heard: { 'search-form:search-submitted': record },
      }),
    ).toEqual({ sends: ['results:search-completed'], hears: ['search-form:search-submitted'] });
    expect(eventsIn({ sent: {}, heard: {} })).toEqual({ sends: undefined, hears: undefined });
  });

  it('[R10.02] says which entry takes the runtime of federation from the host', () => {
    const { standalone, ...earlier } = aManifest();
    const needsRuntime = (manifest: typeof earlier) =>
      chooseRelease(aDiscovery(aLiveVersion(manifest))).set.widgets['mf-results']?.needsRuntime;
    expect(standalone).toBe(true);
    expect(needsRuntime(aManifest())).toBeUndefined();
    expect(needsRuntime(earlier)).toBe(true);
  });

  it("[R10.04] prefers the registry's settings to the manifest's defaults", () => {
    const config = {
      cards: { type: 'number', default: 9, description: '' },
      map: { type: 'boolean', default: true, description: '' },
    } as const;
    const live = aLiveVersion(aManifest({ config }));
    const { set } = chooseRelease(
      aDiscovery({ ...live, extras: { ...live.extras, config: { cards: 12 } } }),
    );
    expect(set.widgets['mf-results']?.config).toEqual({ cards: 12, map: true });
  });

  const at = (version: string, traffic: number, isStable = false) =>
    aLiveVersion(aManifest({ version }), { deployment: { traffic, default: isStable } });
  const sets = (versions: LiveVersion[], visitors = 1000) =>
    Array.from(
      { length: visitors },
      (_, visitor) =>
        chooseRelease(
          { schema: '', microFrontends: { 'mf-results': versions } },
          { visitor: `visitor ${visitor}` },
        ).set.widgets['mf-results'],
    );

  it('[R10.04] gives a canary its share of the visitors, always the same ones, with the stable version as stand-in', () => {
    const versions = [at('1.0.0', 90, true), at('1.1.0', 10)];
    const canaries = sets(versions).filter((widget) => widget?.why === 'canary');
    expect(canaries.length).toBeGreaterThan(60);
    expect(canaries.length).toBeLessThan(140);
    expect(canaries[0]).toMatchObject({
      version: '1.1.0',
      lastGood: { version: '1.0.0', why: 'last-good' },
    });
    expect(sets(versions)).toEqual(sets(versions));
  });

  it('[R10.04] gives the reasons of its choice', () => {
    const reasonOf = (versions: LiveVersion[], visitor?: string) =>
      chooseRelease({ schema: '', microFrontends: { 'mf-results': versions } }, { visitor })
        .reasons['mf-results'];
    const versions = [at('1.0.0', 90, true), at('1.1.0', 10)];
    expect(reasonOf(versions, 'a visitor')).toEqual({
      stable: '1.0.0',
      canary: { version: '1.1.0', traffic: 10 },
      bucket: bucketOf('a visitor', 'mf-results'),
    });
    expect(reasonOf([at('1.0.0', 100, true)])).toEqual({ stable: '1.0.0' });
  });

  it('[R10.04] keeps the visitors of a canary when its share grows', () => {
    const few = sets([at('1.0.0', 90, true), at('1.1.0', 10)]).map((widget) => widget?.why);
    const more = sets([at('1.0.0', 60, true), at('1.1.0', 40)]).map((widget) => widget?.why);
    expect(few.every((why, visitor) => why !== 'canary' || more[visitor] === 'canary')).toBe(true);
  });

  it('[R10.05] has the last good version as stand-in, and uses it if the stable version was refused', () => {
    const [widget] = sets([at('1.1.0', 100, true), at('1.0.0', 0)], 1);
    expect(widget).toMatchObject({
      version: '1.1.0',
      why: 'stable',
      lastGood: { version: '1.0.0' },
    });
    expect(sets([at('1.0.0', 0)], 1)[0]).toMatchObject({ version: '1.0.0', why: 'last-good' });
  });

  it('[R10.05] is the last good version while this server cannot render the stable one', () => {
    const microFrontends = { 'mf-results': [at('1.1.0', 100, true), at('1.0.0', 0)] };
    const chosen = (avoided: string[]) =>
      chooseRelease({ schema: '', microFrontends }, { avoided: new Set(avoided) }).set.widgets[
        'mf-results'
      ];
    expect(chosen(['mf-results@1.1.0'])).toMatchObject({ version: '1.0.0', why: 'last-good' });
    expect(chosen(['mf-ads@1.1.0', 'mf-results@1.0.0'])).toMatchObject({ version: '1.1.0' });
    // without another version the browser renders it
    const only = chooseRelease(aDiscovery(at('1.1.0', 100, true)), {
      avoided: new Set(['mf-results@1.1.0']),
    });
    expect(only.set.widgets['mf-results']).toMatchObject({ version: '1.1.0', why: 'stable' });
  });

  it('[R10.04] sets the cookie of a visitor only while some widget has a canary', () => {
    expect(hasCanary(aDiscovery(at('1.0.0', 100, true)))).toBe(false);
    expect(
      hasCanary({
        schema: '',
        microFrontends: { 'mf-results': [at('1.0.0', 90, true), at('1.1.0', 10)] },
      }),
    ).toBe(true);
    const { id, remember } = readVisitor({}, true);
    expect(remember?.options).toMatchObject({ httpOnly: true, secure: true });
    expect(readVisitor({ a: 'b', [VISITOR_COOKIE]: id }, true)).toEqual({
      id,
      remember: undefined,
    });
    expect(readVisitor({ [VISITOR_COOKIE]: '<script>' }, false).remember).toBeDefined();
  });
});
