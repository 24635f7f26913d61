import { screen } from '@testing-library/react';
import { LOCALES } from 'shared-contracts/locale';
import { renderShell } from '../../testing/renderFrame.tsx';
import { catalogueOf } from '../messages/catalogues.ts';

const PAGES = ['/', '/search/', '/search/result/?area[]=12', '/error/', '/nowhere/'];

describe('a demonstration', () => {
  it.each(PAGES)('says at the end of %s that all is invented', (address) => {
    renderShell(address, { isDemonstration: true });
    expect(screen.getByText(/すべて架空のもので、予約はできません/)).toBeInTheDocument();
  });

  it('says so in every language', () => {
    const said = LOCALES.map((locale) => catalogueOf(locale)['demonstration']);
    expect(new Set(said).size).toBe(LOCALES.length);
  });

  it('is not what a site in production says', () => {
    renderShell('/');
    expect(screen.queryByText(/架空/)).not.toBeInTheDocument();
  });
});
