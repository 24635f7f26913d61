import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { aPageState } from '../../../testing/builders.ts';
import { someServices } from '../../../testing/renderFrame.tsx';
import { decideNavigation } from '../../navigation/navigationChain.ts';
import { siteHistory } from '../../navigation/siteHistory.ts';
import { ShellContext } from '../../shell-context/ShellContext.ts';
import { USUAL_RULES } from '../../site-rules/siteRules.ts';
import { SiteLink } from './SiteLink.tsx';

/** What the browser was left to do, and where the document is after it. */
interface Followed {
  readonly byBrowser: boolean;
  readonly here: string;
  readonly loaded: readonly string[];
}

/** Shows a link in a document at `/`, uses it, and says what came of it. */
async function use(
  link: ComponentProps<typeof SiteLink>,
  how: (element: HTMLElement) => Promise<unknown>,
): Promise<Followed> {
  window.history.replaceState(null, '', '/');
  const loaded: string[] = [];
  const { navigate } = siteHistory({
    window,
    mustLoad: () => false,
    load: (href) => void loaded.push(href),
    decide: (destination) =>
      decideNavigation(destination, { device: 'PC', rules: USUAL_RULES, redirectOrigins: [] }),
    refresh: () => undefined,
  });
  let byBrowser = false;
  const state = aPageState();
  render(
    <div
      ref={(element) =>
        element?.parentElement?.addEventListener('click', (event) => {
          byBrowser = !event.defaultPrevented;
          event.preventDefault();
        })
      }
    >
      <ShellContext value={{ state, services: { ...someServices(state), navigate } }}>
        <SiteLink {...link}>次へ</SiteLink>
      </ShellContext>
    </div>,
  );
  await how(screen.getByRole('link'));
  return { byBrowser, here: location.pathname + location.search + location.hash, loaded };
}
function click(element: HTMLElement): Promise<void> {
  return userEvent.click(element);
}
async function clickWith(key: string, element: HTMLElement): Promise<void> {
  const user = userEvent.setup();
  await user.keyboard(`{${key}>}`);
  await user.click(element);
  await user.keyboard(`{/${key}}`);
}

describe('[R4.01] a link to a page of this site', () => {
  const shown = { byBrowser: false, here: '/search/?tt=1#area', loaded: [] };
  const untouched = { byBrowser: true, here: '/', loaded: [] };

  it('shows the page in this document when it is clicked', async () => {
    expect(await use({ href: '/search/?tt=1#area' }, click)).toEqual(shown);
  });

  it('does the same for the Enter key, and for the target _self', async () => {
    const enter = async (element: HTMLElement) => {
      element.focus();
      await userEvent.keyboard('{Enter}');
    };
    expect(await use({ href: '/search/?tt=1#area', target: '_self' }, enter)).toEqual(shown);
  });

  it.each(['Control', 'Meta', 'Shift', 'Alt'])(
    'leaves a click with %s to the browser',
    async (key) => {
      expect(await use({ href: '/search/' }, (element) => clickWith(key, element))).toEqual(
        untouched,
      );
    },
  );

  it.each([
    ['a new tab', { href: '/search/', target: '_blank' }],
    ['a download', { href: '/search/', download: 'x' }],
    ['another site', { href: 'https://other.example/search/' }],
    ['a program', { href: 'mailto:a@golf.example' }],
  ])('leaves %s to the browser', async (_what, link) => {
    expect(await use(link, click)).toEqual(untouched);
  });

  it('leaves a click with another button to the browser', async () => {
    const middle = async (element: HTMLElement) => fireEvent.click(element, { button: 1 });
    expect(await use({ href: '/search/' }, middle)).toEqual(untouched);
  });

  it('leaves a click that somebody else has handled alone', async () => {
    const handled = async (element: HTMLElement) => {
      element.addEventListener('click', (event) => event.preventDefault());
      await click(element);
    };
    expect(await use({ href: '/search/' }, handled)).toMatchObject({ here: '/' });
  });

  it('replaces the entry of the history if it leads to the present address', async () => {
    const before = window.history.length;
    await use({ href: '/' }, click);
    expect(window.history.length).toBe(before);
  });

  it('loads an address that is no page of the site', async () => {
    expect(await use({ href: '/nothing' }, click)).toMatchObject({ loaded: ['/nothing'] });
  });

  it('is an ordinary link on the server', () => {
    const html = renderToString(
      <ShellContext value={{ state: aPageState(), services: undefined }}>
        <SiteLink href="/search/" className="a">
          次へ
        </SiteLink>
      </ShellContext>,
    );
    expect(html).toBe('<a href="/search/" class="a">次へ</a>');
  });
});
