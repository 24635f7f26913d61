import { ApiError } from 'shared-contracts/errors';
import { fakeHost } from 'shared-contracts/testing';
import { documentLog } from './documentLog.ts';
import { watchHosts } from './watchHost.ts';

const SECRET = '朝芝 太郎';

function watched() {
  const log = documentLog({ now: () => 0, isRecording: true });
  const watch = watchHosts(log);
  const host = fakeHost({
    answers: {
      '/course/search': { count: 3 },
      '/coupon': () => {
        throw new ApiError('no', { status: 500, path: '/coupon', data: { why: 'full' } });
      },
      '/user/info': { name: SECRET },
      'https://user.example/info': { name: SECRET },
      '/enquiry': { name: SECRET },
      '/auth/panda': () => {
        throw new ApiError('no', { status: 401, path: '/auth/panda', data: { name: SECRET } });
      },
    },
  });
  return { log, watch, host };
}

describe('a watched host', () => {
  it('reports what a widget read, with its query, its answer and its failure', async () => {
    const { log, watch, host } = watched();
    const { request } = watch(host, 'mf-results@1.0.0');
    expect(await request.get('/course/search', { query: { page: 2 } })).toEqual({ count: 3 });
    await expect(request.get('/coupon')).rejects.toThrow('no');
    expect(log.of('call')).toEqual([
      {
        at: 0,
        widget: 'mf-results@1.0.0',
        method: 'get',
        path: '/course/search',
        masked: false,
        given: [{ query: { page: 2 } }],
        value: { count: 3 },
      },
      {
        at: 0,
        widget: 'mf-results@1.0.0',
        method: 'get',
        path: '/coupon',
        masked: false,
        given: [],
        error: expect.objectContaining({ status: 500, data: { why: 'full' } }),
      },
    ]);
  });

  it('reports nothing about a person: neither what was sent, nor what was asked with a session or of the user API', async () => {
    const { log, watch, host } = watched();
    const { request } = watch(host, 'mf-member-panel@1.0.0');
    await request.jsonp('https://user.example/info', { query: { name: SECRET } });
    await request.get('/course/search', { auth: true, query: { name: SECRET } });
    await request.get('/user/info');
    await request.post('/enquiry', { name: SECRET });
    await expect(request.get('/auth/panda', { auth: 'panda' })).rejects.toThrow('no');
    expect(log.of('call').map(({ masked }) => masked)).toEqual([true, true, true, true, true]);
    expect(JSON.stringify(log.of('call'))).not.toContain(SECRET);
    expect(log.of('call').at(-1)?.error).toEqual({ status: 401 });
  });

  it('keeps one request client for all slots of a widget, so that they share their calls', () => {
    const { watch, host } = watched();
    expect(watch(host, 'mf-a@1').request).toBe(watch(host, 'mf-a@1').request);
    expect(watch(host, 'mf-a@1').request).not.toBe(watch(host, 'mf-b@1').request);
  });

  it('reports where a widget wants to go, and lets it go there', () => {
    const { log, watch, host } = watched();
    watch(host, 'mf-results@1.0.0').navigate('/search/');
    expect(log.of('navigation')).toEqual([
      { at: 0, href: '/search/', by: 'mf-results@1.0.0', asked: true },
    ]);
    expect(host.navigations).toEqual(['/search/']);
  });
});
