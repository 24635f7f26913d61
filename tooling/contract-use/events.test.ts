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

/** Whether a source subscribes to an event by its name, on whatever the bus is called there. */
function subscribesTo(event: string, text: string): boolean {
  return text.replaceAll(/\s+/g, '').includes(`.subscribe('${event}',`);
}

const product = sourcesBelow('{mf-*,shell}/src/**/*.{ts,tsx}');
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

  it.each(Object.keys(EVENTS))('[R10.03] (%s) is heard by a widget or by the shell', (event) => {
    expect(product.filter(({ text }) => subscribesTo(event, text))).not.toEqual([]);
  });

  it('[R10.03] is heard where it is subscribed to, and not where it is only named', () => {
    expect(subscribesTo('a:left', "host.bus.subscribe(\n  'a:left', run)")).toBe(true);
    expect(subscribesTo('a:left', "bus.publish('a:left', {}); bus.subscribe('b:left', run)")).toBe(
      false,
    );
  });
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
