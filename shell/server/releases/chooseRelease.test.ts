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

  it('[R10.04] puts the registry\'s values over the manifest\'s defaults', () => {
    const config = { cards: { type: 'number', default: 9, description: '' }, map: { type: 'boolean', default: true, description: '' } } as const;
    const live = aLiveVersion(aManifest({ config }));
    const { set } = chooseRelease(aDiscovery({ ...live, extras: { ...live.extras, config: { cards: 12 } } }));
    expect(set.widgets['mf-results']?.config).toEqual({ cards: 12, map: true });
  });
});
