import { reactWidget } from 'shared-ui/island';
import { Ads } from './Ads.tsx';
import type { AdsState } from './adsSlice.ts';
import { loadAds } from './loadAds.ts';
import messages from './messages/ja.json';
import { createAdsStore } from './store.ts';

export default reactWidget<AdsState>({
  load: loadAds,
  createStore: createAdsStore,
  View: Ads,
  messages,
});
