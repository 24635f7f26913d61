/** @jest-environment node */
import { readEnvironment } from '../environment.ts';
import { endpoints, proxyOf } from './endpoints.ts';

describe('the endpoints', () => {
  it('[R3.26] exist for gateway, weather, user API and external frame, with address and proxy', () => {
    const read = endpoints(
      readEnvironment({
        GATEWAY_URL: 'http://gateway.example',
        GATEWAY_PROXY: 'http://proxy.example:3128',
        WEATHER_URL: 'https://weather.example/w',
        EXTERNAL_FRAME_URL: 'https://frame.example/',
      }),
    );
    expect(Object.keys(read)).toEqual(['gateway', 'weather', 'userApi', 'externalFrame']);
    expect(read.gateway).toEqual({
      url: 'http://gateway.example',
      proxy: { needed: true, host: 'proxy.example', port: 3128 },
    });
    expect(read.weather).toEqual({
      url: 'https://weather.example/w',
      proxy: { needed: false, host: '', port: 0 },
    });
    expect([proxyOf(read.gateway), proxyOf(read.externalFrame!)]).toEqual([
      { host: 'proxy.example', port: 3128 },
      false,
    ]);
  });

  it('[R3.25] use the service omnig08 of the user site unless configured', () => {
    expect(readEnvironment({}).USER_SERVICE_ID).toBe('omnig08');
    expect(readEnvironment({ USER_SERVICE_ID: 'other' }).USER_SERVICE_ID).toBe('other');
  });

  it.each([
    { GATEWAY_PROXY: 'socks://x' },
    { AUTH_COOKIE_DOMAIN: 'a; b' },
    { MOCK_NAME: 'a\r\nb' },
  ])('refuse an invalid setting: %j', (settings) => {
    expect(() => readEnvironment(settings)).toThrow(Object.keys(settings)[0]);
  });
});
