import { EVENTS } from 'shared-contracts/events';
import { WIDGETS } from '../build/widgets.ts';
import { readWidgetSource } from '../build/readWidgetSource.ts';
import { sourcesBelow } from './sourcesBelow.ts';

/** The names of the events that a package publishes, or subscribes to, in its sources. */
function namesIn(name: string, method: 'publish' | 'subscribe'): Set<string> {
  const pattern = new RegExp(`bus\\??\\.${method}\\(\\s*'([^']+)'`, 'g');
  const sources = sourcesBelow(`${name}/src/**/*.{ts,tsx}`);
  return new Set(
    sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, event = '']) => event)),
  );
}

const widgets = WIDGETS.map((name) => ({
  name,
  publishes: namesIn(name, 'publish'),
  subscribes: namesIn(name, 'subscribe'),
}));

describe('an event of the catalogue', () => {
  it.each(Object.keys(EVENTS))(
    '[R10.03] (%s) is published by a widget of its owner, whose configuration says so',
    (event) => {
      const senders = widgets.filter(({ publishes }) => publishes.has(event));
      expect(senders.map(({ name }) => name)).toEqual([`mf-${event.split(':')[0]}`]);
    },
  );
});

describe('the configuration of a widget', () => {
  it.each(widgets)(
    '[R10.03] names every event that $name publishes or subscribes to, and no other',
    async ({ name, publishes, subscribes }) => {
      const { sends, hears } = await readWidgetSource(name);
      expect(new Set(sends)).toEqual(publishes);
      expect(new Set(hears)).toEqual(subscribes);
    },
  );
});
