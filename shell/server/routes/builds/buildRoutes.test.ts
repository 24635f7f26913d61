/** @jest-environment node */
import fastify from 'fastify';
import { aDiscovery, aLiveVersion, aManifest } from '../../../testing/builders.ts';
import { parseLatestBuild } from '../../../src/build/latestBuild.ts';
import { USUAL_RULES } from '../../../src/site-rules/siteRules.ts';
import { registerBuilds } from './buildRoutes.ts';

function ask(url: string) {
  const app = fastify();
  const canary = aLiveVersion(aManifest({ version: '1.1.0' }), {
    deployment: { traffic: 10, default: false },
    metadata: { version: '1.1.0', integrity: '' },
  });
  const discovery = aDiscovery(aLiveVersion());
  registerBuilds(app, {
    shell: {
      build: 'b1',
      builtAt: 5,
      scripts: [{ href: '/assets/main.js', integrity: 'sha384-x' }],
      styles: [{ href: '/assets/main.css', text: '' }],
    },
    registry: {
      latest: async () => ({
        ...discovery,
        microFrontends: {
          'mf-results': [canary, ...(discovery.microFrontends['mf-results'] ?? [])],
        },
      }),
    },
    siteRules: { latest: async () => USUAL_RULES },
  });
  return app.inject({ url });
}

describe('the routes of builds', () => {
  it('[R7.09] answer the latest build, the live versions (stable first) and the rules', async () => {
    const answer = await ask('/builds/latest.json?123');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(parseLatestBuild(answer.json())).toEqual({
      build: 'b1',
      builtAt: 5,
      widgets: { 'mf-results': ['1.0.0', '1.1.0'] },
      rules: USUAL_RULES,
    });
  });

  it('[R7.09] answer the immutable manifest of a build by its id', async () => {
    const answer = await ask('/builds/b1.json');
    expect(answer.json()).toEqual({
      build: 'b1',
      builtAt: 5,
      scripts: [{ href: '/assets/main.js', integrity: 'sha384-x' }],
      styles: ['/assets/main.css'],
    });
    expect(answer.headers['cache-control']).toContain('immutable');
  });

  it('[R8.07] answer 404 for the manifest of another build', async () => {
    expect((await ask('/builds/b0.json')).statusCode).toBe(404);
  });
});
