import { toSafeHref } from 'shared-contracts/links';
import { openTestGateway, type TestGateway } from '../../testing/openTestGateway.ts';
import { LANDING_SITES } from './sites.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

function get(path: string) {
  return gateway.app.inject(`/gora/landing/${path}`);
}
function post(path: string, form: Record<string, string>, origin?: string) {
  return gateway.app.inject({
    method: 'POST',
    url: `/gora/landing/${path}`,
    payload: new URLSearchParams(form).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(origin === undefined ? {} : { origin }),
    },
  });
}

describe('a page of a neighbour', () => {
  it.each(Object.keys(LANDING_SITES))(
    '[R2.22] %s shows every parameter that it received, as text',
    async (site) => {
      const reply = await get(
        `${site}?l-id=header_1&x=${encodeURIComponent('<img src=x onerror=alert(1)>')}&tp=%26quot;`,
      );
      expect(reply.body).toContain('header_1');
      expect(reply.body).toContain('&lt;img src=x onerror=alert(1)&gt;');
      expect(reply.body).toContain('&amp;quot;');
      expect(reply.body).not.toMatch(/<img src=x|<script|\sstyle=|\son\w+="/);
      expect(reply.headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'self'; img-src 'self'; form-action/,
      );
    },
  );

  it('answers 404 for an unknown neighbour', async () => {
    expect((await get('toString')).statusCode).toBe(404);
  });
});

describe("the demo members' sign-in", () => {
  it('[R2.23] signs a member in and returns to the page of the site', async () => {
    const reply = await post(
      'login',
      { kind: 'rgc', return: 'http://site.example/search/result/?a=1' },
      'http://gateway.example',
    );
    expect([reply.statusCode, reply.headers.location]).toEqual([
      303,
      'http://site.example/search/result/?a=1',
    ]);
    const user = await gateway.app.inject({
      url: '/gora/user/info?callback=cb',
      headers: { cookie: String(reply.headers['set-cookie']).split(';')[0] },
    });
    expect(user.body).toContain('"rgc_user_flg":1');
    expect(reply.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Lax/);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'http://site.example.evil.example/',
    'http://a@site.example/',
    '',
  ])("[R2.23] returns to the site's own top from %j", async (way) => {
    expect(
      (await post('login', { kind: 'member', return: way }, 'http://gateway.example')).headers
        .location,
    ).toBe('http://site.example/');
  });

  it.each([undefined, 'http://evil.example', 'null'])(
    'refuses the form of another site (%s)',
    async (origin) => {
      for (const path of ['login', 'logout'])
        expect((await post(path, { kind: 'member' }, origin)).statusCode).toBe(403);
    },
  );

  it('signs in demo members only', async () => {
    const reply = await post('login', { kind: 'admin' }, 'http://gateway.example');
    expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([400, undefined]);
  });

  it('[R2.23] signs out', async () => {
    const reply = await post('logout', { return: '/search/' }, 'http://site.example');
    expect([reply.headers['set-cookie'], reply.headers.location]).toEqual([
      expect.stringContaining('Max-Age=0'),
      'http://site.example/search/',
    ]);
  });

  it('offers each member in a form that is sent to this gateway', async () => {
    const { body } = await get('login?return=http://site.example/a');
    for (const kind of ['member', 'rgc', 'sgc', 'phone']) expect(body).toContain(`value="${kind}"`);
    expect(
      toSafeHref(/action="([^"]+)"/.exec(body)?.[1], { base: 'http://gateway.example/' }),
    ).toBe('/gora/landing/login');
    expect(body).toContain('name="return" value="http://site.example/a"');
  });
});
