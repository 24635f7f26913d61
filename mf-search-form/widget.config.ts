import { defineWidget } from 'shared-contracts/widget';

export default defineWidget({
  slots: ['search'],
  sends: ['search-form:search-submitted', 'search-form:validation-failed', 'search-form:region-changed'],
  hears: [],
  config: {
    mapTileUrl: { type: 'string', default: '', description: 'Address of map tiles with {z}, {x} and {y}; empty draws the outlines of the prefectures' },
    mapTileAttribution: { type: 'string', default: '', description: 'Who made the tiles, as their licence wants it said; without it no tiles are shown' },
  },
  // with the 8.8 KB of its entry: 45 KB at the first paint
  budget: 36_200,
});
