import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MessagesProvider } from 'shared-ui/messages';
import { LOCALES, type Locale } from 'shared-contracts/locale';
import { themeTags } from '../../server/document/themeTags.ts';
import { catalogueOf } from '../messages/catalogues.ts';
import { ThemeChoice } from './ThemeChoice.tsx';
import { AddressContext, firstEntry } from '../shell-context/AddressContext.ts';
import { ThemeMenu } from '../layout/header/ThemeMenu.tsx';
import { THEME_SCRIPT } from './themeScript.ts';
import { BROWSER_COLOURS, THEME_KEY } from './themes.ts';

const root = document.documentElement;
function contents(name: string) {
  return [...document.getElementsByName(name)].map((meta) => meta.getAttribute('content'));
}
function shown() {
  return [root.dataset['theme'], ...contents('color-scheme'), ...contents('theme-color')];
}
const AUTO = ['auto', 'light dark', BROWSER_COLOURS.light, BROWSER_COLOURS.dark];
const LIGHT = ['light', 'light', BROWSER_COLOURS.light, BROWSER_COLOURS.light];
const DARK = ['dark', 'dark', BROWSER_COLOURS.dark, BROWSER_COLOURS.dark];

/** Puts the head that the server sends into the document, and runs its script. */
function openHead() {
  document.head.innerHTML = themeTags('n');
  // jsdom does not run scripts that are set as HTML
  new Function(THEME_SCRIPT)();
}
function otherTabKeeps(theme: string | null) {
  if (theme === null) localStorage.clear();
  else localStorage.setItem(THEME_KEY, theme);
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: theme === null ? null : THEME_KEY }));
  });
}
function withTexts(locale: Locale = 'ja-JP', part = <ThemeChoice />) {
  return (
    <AddressContext value={firstEntry({ path: '/', query: '' })}>
      <MessagesProvider locale={locale} messages={catalogueOf(locale)} telemetry={console}>
        {part}
      </MessagesProvider>
    </AddressContext>
  );
}

beforeEach(() => {
  localStorage.clear();
  delete root.dataset['theme'];
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe("the head's script", () => {
  it.each([
    [null, AUTO],
    ['auto', AUTO],
    ['light', LIGHT],
    ['dark', DARK],
    ['<b>', AUTO],
  ])('shows the stored choice %s, also to the browser itself', (kept, expected) => {
    if (kept !== null) localStorage.setItem(THEME_KEY, kept);
    openHead();
    expect(shown()).toEqual(expected);
  });

  it('follows a choice in another tab, and clearing the storage there', () => {
    openHead();
    otherTabKeeps('dark');
    expect(shown()).toEqual(DARK);
    otherTabKeeps(null);
    expect(shown()).toEqual(AUTO);
  });

  it('reads the choice again when the page comes back from the back-forward cache', () => {
    openHead();
    localStorage.setItem(THEME_KEY, 'dark');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(shown()).toEqual(DARK);
  });

  it('is the same text for everybody: no nonce, nothing of the request, no closing tag', () => {
    expect(themeTags('one').replaceAll('one', 'two')).toBe(themeTags('two'));
    expect(themeTags()).toContain(`<script>${THEME_SCRIPT}</script>`);
    expect(THEME_SCRIPT).not.toContain('<');
  });
});

describe('the choice of the theme', () => {
  it.each(LOCALES)('has a name and three named choices in %s', (locale) => {
    const { theme } = catalogueOf(locale);
    render(withTexts(locale, <ThemeMenu className={undefined} />));
    expect(screen.getByLabelText(theme.title, { selector: 'summary' })).toBeInTheDocument();
    const group = screen.getByRole('group', { name: theme.title, hidden: true });
    expect(group).toBeInTheDocument();
    expect(
      screen
        .getAllByRole('radio', { hidden: true })
        .map((radio) => radio.closest('label')?.textContent),
    ).toEqual([theme.auto, theme.light, theme.dark]);
  });

  it('shows and stores a choice at once, by pointer and by keyboard', async () => {
    openHead();
    render(withTexts());
    expect(screen.getByRole('radio', { name: '端末に合わせる' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'ダーク' }));
    expect(shown()).toEqual(DARK);
    expect(localStorage.getItem(THEME_KEY)).toBe('dark');
    await userEvent.keyboard('{ArrowUp}');
    expect(shown()).toEqual(LIGHT);
    expect(screen.getByRole('radio', { name: 'ライト' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: '端末に合わせる' }));
    expect(shown()).toEqual(AUTO);
  });

  it('starts with the stored choice, and follows another tab', () => {
    localStorage.setItem(THEME_KEY, 'dark');
    openHead();
    render(withTexts());
    expect(screen.getByRole('radio', { name: 'ダーク' })).toBeChecked();
    otherTabKeeps('light');
    expect(screen.getByRole('radio', { name: 'ライト' })).toBeChecked();
  });

  it('works before hydration', () => {
    openHead();
    const place = document.createElement('div');
    place.innerHTML = renderToString(withTexts());
    document.body.append(place);
    place.querySelector<HTMLInputElement>('input[value="dark"]')?.click();
    expect(shown()).toEqual(DARK);
    place.remove();
  });

  it('[R9.03] lasts as long as the page if nothing can be stored', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    openHead();
    expect(shown()).toEqual(AUTO);
    render(withTexts());
    await userEvent.click(screen.getByRole('radio', { name: 'ダーク' }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(shown()).toEqual(DARK);
  });
});
