/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { aPageState } from '../../testing/builders.ts';
import { aReleasedWidget } from 'host-kit/testing/aReleasedWidget';
import { SlotsContext } from '../widgets/SlotsContext.ts';
import { ResultPage } from './ResultPage.tsx';

it('[R1.07] the result page has its slots in the order of display and streaming, with the advertisements aside, for the place that the list lends them', () => {
  const released = aReleasedWidget({ name: 'mf-x' });
  const state = aPageState({
    release: {
      widgets: { 'mf-x': released },
      slots: { search: 'mf-x', left_ad: 'mf-x', results: 'mf-x', member: 'mf-x', right_ad: 'mf-x' },
    },
  });
  const html = renderToString(
    <SlotsContext
      value={{
        release: state.release,
        language: 'ja',
        props: { page: 'result', query: '' },
        services: undefined,
      }}
    >
      <ResultPage />
    </SlotsContext>,
  );
  expect([...html.matchAll(/data-slot="([\w-]+)"/g)].map(([, slot]) => slot)).toEqual([
    'search',
    'results',
    'left_ad',
    'member',
    'right_ad',
  ]);
  expect(html).toMatch(/<template data-lent-slot="left_ad"><div [^>]*data-slot="left_ad"/);
});
