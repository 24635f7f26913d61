import fc from 'fast-check';
import { scrub } from './scrub.ts';

const letters = fc.stringMatching(/^[a-z]{1,8}$/);
const digits = fc.stringMatching(/^[0-9]{4}$/);
const email = fc
  .tuple(
    fc.stringMatching(/^[a-z][a-z0-9._+-]{0,12}[a-z0-9]$/),
    letters,
    fc.constantFrom('jp', 'co.jp', 'com'),
  )
  .map(([user, host, top]) => `${user}@${host}.${top}`);
const phone = fc
  .tuple(
    fc.constantFrom('090', '080', '03', '+81 90', '+81-3'),
    digits,
    digits,
    fc.constantFrom('-', ' ', ''),
  )
  .map((parts) => {
    const [area, first, second, gap] = parts;
    return `${area}${gap}${first}${gap}${second}`;
  });
const token = fc
  .stringMatching(/^[A-Za-z0-9_-]{43}$/)
  .filter(
    (text) => /\d/.test(text) && /[a-z]/.test(text) && /[A-Z]/.test(text) && !/^-|-$/.test(text),
  );
const bearer = fc
  .stringMatching(/^[a-z0-9]{12,30}$/)
  .map((text) => [`Bearer ${text}`, text] as const);
const cookie = fc
  .tuple(letters, fc.stringMatching(/^[a-z0-9]{12,30}$/))
  .map(([name, value]) => [`cookie: ${name}=${value}; other=1`, value] as const);
const name = fc
  .constantFrom('山田太郎', '佐藤 花子', '鈴木', 'たなか')
  .map((text) => [`${text}様、ようこそ`, text] as const);

/** A text with something of a person, and the part that no log may have. */
const secretText = fc.oneof(
  ...[email, phone, token].map((each) => each.map((text) => [text, text] as const)),
  bearer,
  cookie,
  name,
);
const words = fc.constantFrom('', 'sign-in of ', '予約: ', '{"who":"', 'GET /x?q=', ' (', 'to <');

/** A record of a log in whose depths the text stands: as a value, in a list, as a name. */
function recordWith(text: string) {
  return fc.letrec<{ record: unknown }>((tie) => ({
    record: fc.oneof(
      { maxDepth: 3 },
      fc.constant(text),
      fc.record({ msg: fc.constant(text), level: fc.constant(40) }),
      fc.array(tie('record'), { minLength: 1, maxLength: 2 }),
      fc.dictionary(letters, tie('record'), { minKeys: 1, maxKeys: 2 }),
      fc.constant({ [text]: true }),
    ),
  })).record;
}

const surrounded = fc
  .tuple(words, secretText)
  .chain(([before, [text, secret]]) =>
    recordWith(`${before}${text}`).map((record) => ({ record, secret })),
  );

describe('what a server logs', () => {
  it('has no e-mail address, phone number, token, cookie or name, wherever one stands', () => {
    fc.assert(
      fc.property(surrounded, ({ record, secret }) => {
        expect(JSON.stringify(scrub(record))).not.toContain(secret);
      }),
      { seed: 17, numRuns: 2000 },
    );
  });

  it('is the same when it is scrubbed twice', () => {
    fc.assert(
      fc.property(surrounded, ({ record }) => {
        expect(scrub(scrub(record))).toEqual(scrub(record));
      }),
      { seed: 17, numRuns: 1000 },
    );
  });

  it('has none of the fields that hold personal data, whatever their values look like', () => {
    const fields = fc.constantFrom(
      'email',
      'eMail',
      'phone',
      'tel',
      'set-cookie',
      'authorization',
      'accessToken',
      'first_name',
      'userName',
      'login',
      '氏名',
    );
    fc.assert(
      fc.property(
        fields,
        fc.oneof(letters, fc.integer({ min: 100_000 }), fc.array(letters, { minLength: 1 })),
        (field, value) => {
          expect(scrub({ err: { [field]: value } })).toEqual({ err: { [field]: '[removed]' } });
        },
      ),
      { seed: 17 },
    );
  });

  it.each([
    'mf-results@1.2.0 is not used: mf-results@1.3.0-beta.1',
    'f3c1a9d2-0931-4b5a-9012-3456789abcde',
    '4bf92f3577b34da6a3ce929d0e0e4736',
    '2026-11-21T08:00:00+09:00',
    'A bearer token of the widget is needed.',
    'http://localhost:3000/search/result/?area[]=12&playdate=2026-12-05',
    'at fetch (/srv/node_modules/@fastify/compress/index.js:120:15)',
    'the gateway does not answer: connect ECONNREFUSED 127.0.0.1:3100',
  ])('keeps what an operator needs: %s', (text) => {
    expect(
      scrub({
        widget: 'mf-results',
        name: 'mf-results',
        level: 40,
        time: 1_795_215_600_000,
        msg: text,
      }),
    ).toEqual({
      widget: 'mf-results',
      name: 'mf-results',
      level: 40,
      time: 1_795_215_600_000,
      msg: text,
    });
  });

  it.each([
    ['postgres://golf:hunter2@db/golf', 'postgres://[removed]@db/golf'],
    ['GET /x?email=a%40b.jp&area=1', 'GET /x?email=[removed]&area=1'],
    ['０９０−１２３４−５６７８', '[removed]'],
    ['(03) 1234-5678', '[removed]'],
    ['0120-123-456', '[removed]'],
  ])('writes %s as %s', (text, written) => {
    expect(scrub(text)).toBe(written);
  });
});

it('reads a text of nothing but spaces after a scheme once, so that no report holds a server up', () => {
  const long = `Bearer${' '.repeat(500_000)}`;
  expect(scrub(long)).toBe(long);
});
