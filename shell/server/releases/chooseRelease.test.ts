/** @jest-environment node */
import { aDiscovery, aLiveVersion, aManifest } from '../../testing/builders.ts';
import { chooseRelease } from './chooseRelease.ts';

describe('the release set of one document', () => {
  it('[R10.04] takes the stable version of each widget, and gives it the slots that the registry names', () => {
    const canary = aLiveVersion(aManifest({ version: '1.1.0' }), { deployment: { traffic: 10, default: false } });
    const stable = aLiveVersion();
    const { set, manifests } = chooseRelease({ schema: '', microFrontends: { 'mf-results': [canary, stable] } });
    expect(set.widgets['mf-results']?.version).toBe('1.0.0');
    expect(set.slots).toEqual({ results: 'mf-results' });
    expect(manifests.get('mf-results')?.version).toBe('1.0.0');
  });

  it('[R10.05] leaves out a widget of another contract version', () => {
    const { set } = chooseRelease(aDiscovery(aLiveVersion(aManifest({ contract: 99 }))));
    expect(set).toEqual({ widgets: {}, slots: {} });
  });

  it('[R9.06] names the module of the document\'s language, and the Japanese one of a version that does not speak it', () => {
    const polyglot = aLiveVersion(aManifest({ scriptsByLanguage: { en: ['widget-en.js'] } }));
    const moduleIn = (live: typeof polyglot) => {
      const { module, language } = chooseRelease(aDiscovery(live), 'en-US').set.widgets['mf-results'] ?? {};
      return [module, language];
    };
    expect(moduleIn(polyglot)).toEqual(['widget-en', 'en']);
    expect(moduleIn(aLiveVersion())).toEqual(['widget', 'ja']);
    expect(chooseRelease(aDiscovery(polyglot)).set.widgets['mf-results']).toMatchObject({ module: 'widget', language: 'ja' });
  });

  it('[R10.04] puts the registry\'s values over the manifest\'s defaults', () => {
    const config = { cards: { type: 'number', default: 9, description: '' }, map: { type: 'boolean', default: true, description: '' } } as const;
    const live = aLiveVersion(aManifest({ config }));
    const { set } = chooseRelease(aDiscovery({ ...live, extras: { ...live.extras, config: { cards: 12 } } }));
    expect(set.widgets['mf-results']?.config).toEqual({ cards: 12, map: true });
  });
});
