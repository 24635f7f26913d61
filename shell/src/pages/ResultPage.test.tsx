/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { aPageState } from '../../testing/builders.ts';
import { ShellProviders } from '../app/ShellProviders.tsx';
import { ResultPage } from './ResultPage.tsx';

it('[R1.07] the result page has its slots in the order in which they are seen and streamed, the advertisements of the list below it', () => {
  const released = { name: 'mf-x', version: '1.0.0' } as never;
  const state = aPageState({
    release: {
      widgets: { 'mf-x': released },
      slots: { search: 'mf-x', left_ad: 'mf-x', results: 'mf-x', member: 'mf-x', right_ad: 'mf-x' },
    },
  });
  const html = renderToString(
    <MemoryRouter>
      <ShellProviders state={state} services={undefined}>
        <ResultPage />
      </ShellProviders>
    </MemoryRouter>,
  );
  expect([...html.matchAll(/data-slot="([\w-]+)"/g)].map(([, slot]) => slot)).toEqual([
    'search',
    'results',
    'left_ad',
    'member',
    'right_ad',
  ]);
});
