import { act, render, screen } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { createTranslator, MessagesProvider, useTranslations, type Catalogue } from './index.ts';

const messages: Catalogue = {
  title: 'Search',
  form: {
    found: [
      ['b', 'tag', [['count', 'number']]],
      ' ',
      ['count', 'plural', { one: 'course', other: 'courses' }],
    ],
    hello: ['Hello ', ['name']],
    deep: { hint: 'Hint' },
  },
};

function translator(locale = 'en-US') {
  const errors: string[] = [];
  const telemetry = { error: (error: Error) => errors.push(error.message) };
  return { t: createTranslator<Catalogue>({ locale, messages, telemetry }), errors };
}

describe('a translator', () => {
  it('says a text with its values, numbers and plurals in its language', () => {
    const { t, errors } = translator();
    const b = (text: ReactNode) => `*${String(text)}*`;
    expect(t('title')).toBe('Search');
    expect(t('form.deep.hint')).toBe('Hint');
    expect(t('form.found', { count: 1, b })).toBe('*1* course');
    expect(t('form.found', { count: 12_000, b })).toBe('*12,000* courses');
    expect(translator('de-DE').t('form.found', { count: 12_000, b })).toBe('*12.000* courses');
    expect(errors).toEqual([]);
  });

  it.each([
    ['form.nothing', 'a key that is missing'],
    ['nothing.title', 'a namespace that is missing'],
    ['form', 'a namespace'],
    ['form.hello', 'a place without a value'],
    ['form.found', 'a tag without a function'],
  ])('gives the key %s back and reports it: %s', (key) => {
    const { t, errors } = translator();
    expect(t(key, { count: 1 })).toBe(key);
    expect(errors).toEqual([expect.stringContaining(`${key}: `)]);
  });
});

/** Counts how often its translator is another one. */
function Found({ count, onTranslator }: { count: number; onTranslator?: () => void }) {
  const t = useTranslations('form');
  useEffect(() => onTranslator?.(), [t, onTranslator]);
  return <p>{t('found', { count, b: (text) => <b>{text}</b> })}</p>;
}

describe('a component', () => {
  it('gets elements where the functions of tags make them', () => {
    render(
      <MessagesProvider locale="en-US" messages={messages} telemetry={console}>
        <Found count={2} />
      </MessagesProvider>,
    );
    expect(screen.getByText('courses').innerHTML).toBe('<b>2</b> courses');
  });

  it('keeps its translator while the language stays', async () => {
    const onTranslator = jest.fn();
    const page = (locale: string, count: number) => (
      <MessagesProvider locale={locale} messages={messages} telemetry={console}>
        <Found count={count} onTranslator={onTranslator} />
      </MessagesProvider>
    );
    const { rerender } = render(page('en-US', 1));
    await act(async () => rerender(page('en-US', 2)));
    expect(onTranslator).toHaveBeenCalledTimes(1);
    await act(async () => rerender(page('de-DE', 2)));
    expect(onTranslator).toHaveBeenCalledTimes(2);
  });

  it('says so where no texts are around it', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Found count={1} />)).toThrow('messages around it');
  });
});
