import { aRunningRegistry, TOKENS } from '../testing/aRunningRegistry.ts';

let registry: Awaited<ReturnType<typeof aRunningRegistry>>;
beforeAll(async () => {
  registry = await aRunningRegistry();
});
afterAll(() => registry.stop());

interface Described {
  readonly openapi: string;
  readonly paths: Record<
    string,
    Record<
      string,
      {
        readonly security: readonly object[];
        readonly requestBody?: { readonly content: Record<string, { schema: Body }> };
        readonly parameters?: readonly { readonly name: string }[];
      }
    >
  >;
}
interface Body {
  readonly required?: readonly string[];
  readonly properties?: Record<string, object>;
}

async function read(): Promise<Described> {
  return (await (await fetch(`${registry.url}/openapi.json`)).json()) as Described;
}

describe('the OpenAPI document of the registry', () => {
  it('[R10.02] describes each call that a team or an operator may make, and whose token it needs', async () => {
    const { openapi, paths } = await read();
    expect(openapi).toBe('3.1.0');
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { security }]) => {
        const by = security.flatMap((each) => Object.keys(each)).join();
        return `${method} ${path} ${by}`.trim();
      }),
    );
    expect(calls.sort()).toEqual([
      'get /widgets',
      'get /widgets/{name}/audit',
      'get /widgets/{name}/trial',
      'get /widgets/{name}/versions',
      'get /widgets/{name}/versions/{version} team',
      'get /widgets/{name}/versions/{version}/address team',
      'get /widgets/{name}/vitals',
      'post /tokens operator',
      'post /tokens/exchange',
      'post /widgets/{name}/previews team',
      'post /widgets/{name}/raise team',
      'post /widgets/{name}/rollback team',
      'post /widgets/{name}/start team',
      'post /widgets/{name}/versions team',
      'post /widgets/{name}/versions/{version}/address team',
      'put /widgets/{name}/config team',
      'put /widgets/{name}/hold team',
      'put /widgets/{name}/slots team',
    ]);
  });

  it('[R10.02] says of the body what the registry asks for', async () => {
    const { paths } = await read();
    const raise = paths['/widgets/{name}/raise']?.['post'];
    const { required = [], properties = {} } =
      raise?.requestBody?.content['application/json']?.schema ?? {};
    expect([...required].sort()).toEqual(['reason', 'traffic']);
    expect(properties['traffic']).toMatchObject({ type: 'integer', minimum: 1, maximum: 100 });
    const rollback = paths['/widgets/{name}/rollback']?.['post'];
    const fields = rollback?.requestBody?.content['application/json']?.schema.properties ?? {};
    expect([properties['of'], fields['of']]).toEqual(
      Array(2).fill(expect.objectContaining({ type: 'string' })),
    );
    const refused = await fetch(`${registry.url}/widgets/mf-results/raise`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${TOKENS['mf-results']}`,
        'content-type': 'application/json',
      },
      body: '{}',
    });
    expect(refused.status).toBe(400);
    const { message } = (await refused.json()) as { message: string };
    for (const field of required) expect(message).toContain(`${field}: `);
    const publish = paths['/widgets/{name}/versions']?.['post'];
    expect(Object.keys(publish?.requestBody?.content ?? {})).toEqual(['application/gzip']);
    expect(publish?.parameters?.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['name', 'canary', 'steps', 'unreleased', 'dryRun', 'why']),
    );
  });
});
