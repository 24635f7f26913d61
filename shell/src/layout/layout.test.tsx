import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MessagesProvider } from 'shared-ui/messages';
import type { Locale } from 'shared-contracts/widget';
import { linksAt } from '../../server/pages/sites.ts';
import { aPageState } from '../../testing/builders.ts';
import { PageSlots } from '../app/PageSlots.tsx';
import { NEIGHBOURS } from '../links/neighbours.ts';
import { catalogueOf } from '../messages/catalogues.ts';
import type { PageState } from '../document/pageState.ts';
import { toDestination } from '../navigation/navigationChain.ts';
import { AddressContext, firstEntry } from '../shell-context/AddressContext.ts';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { languageHref } from './header/languageHref.ts';
import { ShellContext } from '../shell-context/ShellContext.ts';

function show(
  address = '/search/result/?area[]=12&lang=ja-JP',
  locale: Locale = 'ja-JP',
  changes: Partial<PageState> = {},
) {
  const state = aPageState({ locale, messages: catalogueOf(locale), ...changes });
  render(
    <AddressContext value={firstEntry(toDestination(address))}>
      <MessagesProvider locale={locale} messages={state.messages} telemetry={console}>
        <ShellContext value={{ state, services: undefined }}>
          <PageSlots>
            <Header />
            <p>本文</p>
            <Footer />
          </PageSlots>
        </ShellContext>
      </MessagesProvider>
    </AddressContext>,
  );
}
function addressOf(link: HTMLElement) {
  return new URL(link.getAttribute('href') ?? '', 'https://golf.example');
}

function first<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error('the list is empty');
  return item;
}
function languageSummary(): HTMLElement {
  const summary = screen.getByText('日本語', { selector: 'summary span' }).closest('summary');
  if (!summary) throw new Error('the name of the language is in no summary');
  return summary;
}

describe('header and footer', () => {
  it('[R2.22] link to every neighbour, each with the tracking id of its place', () => {
    show();
    const footer = within(screen.getByRole('contentinfo'))
      .getAllByRole('link')
      .map(addressOf)
      .filter(({ origin }) => origin === 'https://sites.example');
    expect(footer.map(({ pathname }) => pathname.slice(1)).toSorted()).toEqual(
      [...NEIGHBOURS].toSorted(),
    );
    expect(
      footer.every(
        ({ pathname, searchParams }) =>
          searchParams.get('l-id') === `asashiba_footer_${pathname.slice(1)}`,
      ),
    ).toBe(true);
    const header = within(screen.getByRole('banner')).getAllByRole('link', {
      name: '予約一覧',
      hidden: true,
    });
    expect(header.map((link) => addressOf(link).searchParams.get('l-id'))).toEqual([
      'asashiba_header_reservations',
      'asashiba_header_reservations',
    ]);
  });

  it('[R2.22] link to the pages of this site, from the footer each with a tracking id too', () => {
    show();
    const footer = within(screen.getByRole('contentinfo'));
    expect(
      ['ゴルフ場検索', '詳細検索', '地図から探す', '1人予約'].map((name) =>
        footer.getByRole('link', { name }).getAttribute('href'),
      ),
    ).toEqual([
      '/?l-id=asashiba_footer_top',
      '/search/?l-id=asashiba_footer_detail',
      '/search/map/?l-id=asashiba_footer_map',
      '/search/solo/?l-id=asashiba_footer_solo',
    ]);
  });

  it('[R2.22] take their addresses from the configuration', () => {
    show('/', 'ja-JP', {
      links: { ...aPageState().links, company: 'https://company.example/about' },
    });
    expect(addressOf(screen.getByRole('link', { name: '会社概要' })).href).toBe(
      'https://company.example/about?l-id=asashiba_footer_company',
    );
  });

  it('[R2.23] link to login and logout with a service and a return address, and to both my-pages', () => {
    show('/search/result/?area[]=12', 'ja-JP', {
      links: linksAt(
        'https://sites.example',
        { logout: 'https://login.example/out?lang=ja' },
        'golf01',
      ),
    });
    for (const name of ['ログイン', 'ログアウト']) {
      const { searchParams } = addressOf(screen.getByRole('link', { name }));
      expect([searchParams.get('service_id'), searchParams.get('return')]).toEqual([
        'golf01',
        'https://golf.example/search/result/?area[]=12',
      ]);
    }
    expect(addressOf(screen.getByRole('link', { name: 'マイページ' })).pathname).toBe('/myPage');
    expect(addressOf(screen.getByRole('link', { name: 'プレミアム会員マイページ' })).pathname).toBe(
      '/premiumMyPage',
    );
  });

  it('[R2.22] say of a link to a foreign site that it leaves this site', () => {
    show();
    expect(screen.getByRole('link', { name: /^YouTube.*別サイトへ移動/ })).toBeInTheDocument();
  });
});

describe('the language menu', () => {
  it('[R9.06] offers five languages under their own names, and keeps address and conditions', async () => {
    show();
    await userEvent.click(languageSummary());
    const menu = within(first(screen.getAllByRole('navigation', { name: '言語' })));
    expect(menu.getAllByRole('link').map((link) => [link.textContent, link.lang])).toEqual([
      ['日本語', 'ja'],
      ['English', 'en'],
      ['简体中文', 'zh-Hans'],
      ['繁體中文', 'zh-Hant'],
      ['한국어', 'ko'],
    ]);
    expect(menu.getByRole('link', { name: 'English' })).toHaveAttribute(
      'href',
      '/search/result/?area[]=12&lang=en-US',
    );
    expect(menu.getByRole('link', { name: '日本語' })).toHaveAttribute('aria-current', 'true');
  });

  it('[R9.06] closes on Escape and takes the focus back, and closes on a click outside', async () => {
    show();
    const summary = languageSummary();
    await userEvent.click(summary);
    first(screen.getAllByRole('link', { name: 'English' })).focus();
    await userEvent.keyboard('{Escape}');
    expect(summary.parentElement).not.toHaveAttribute('open');
    expect(summary).toHaveFocus();
    await userEvent.click(summary);
    await userEvent.click(screen.getByText('本文'));
    expect(summary.parentElement).not.toHaveAttribute('open');
  });

  it('[R9.06] leaves the rest of a query as it is written', () => {
    expect(languageHref('/', '', 'ko-KR')).toBe('/?lang=ko-KR');
    expect(languageHref('/search/result/', '?k=%83S&lang=en-US&area[]=12&lang', 'zh-Hant')).toBe(
      '/search/result/?k=%83S&area[]=12&lang=zh-Hant',
    );
    expect(languageHref('/', '?language=x&langx=1', 'ja-JP')).toBe(
      '/?language=x&langx=1&lang=ja-JP',
    );
  });

  it.each(['en-US', 'zh-Hans', 'zh-Hant', 'ko-KR'] as const)(
    '[R9.06] header and footer have no kana in %s, except in the name of Japanese',
    (locale) => {
      show('/', locale);
      const texts = [screen.getByRole('banner'), screen.getByRole('contentinfo')]
        .map(({ textContent }) => textContent)
        .join(' ');
      expect(texts).not.toMatch(/[\u3041-\u309f\u30a1-\u30fa]/);
    },
  );
});
