import { aReleasedWidget } from 'host-kit/testing/aReleasedWidget';
import { chosenPackages } from './chosenPackages.ts';

const results = aReleasedWidget({ version: '1.0.0', global: 'mf_results_1_0_0' });

it('[R10.02] shared packages are listed with their version, whose bundle they came with and who uses them', () => {
  const react = { from: 'asashiba_shell', useIn: ['mf_results_1_0_0'] };
  expect(
    chosenPackages({ widgets: { 'mf-results': results }, slots: {} }, [
      {
        'react-redux': { '9.3.1': { from: 'asashiba_shell' } },
        react: { '19.3.1': react },
      },
      {
        react: {
          '19.3.1': { ...react, useIn: ['mf_ads_1_0_0', 'mf_results_1_0_0'] },
          '18.0.0': { from: 'mf_old_1_0_0' },
        },
      },
      {},
    ]),
  ).toEqual([
    { name: 'react', version: '18.0.0', from: 'mf_old_1_0_0', users: [] },
    {
      name: 'react',
      version: '19.3.1',
      from: 'shell',
      users: ['mf-results@1.0.0', 'mf_ads_1_0_0'],
    },
    { name: 'react-redux', version: '9.3.1', from: 'shell', users: [] },
  ]);
});
