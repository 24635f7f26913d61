import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forecastService } from './forecastService.ts';

let server: Server;
let answer: RequestListener;
let asked: URL[];
let address: string;
beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '/', 'http://weather.example'));
    answer(request, response);
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/forecast?apikey=k`;
});
afterEach(async () => {
  await new Promise((closed) => {
    server.close(closed);
    server.closeAllConnections();
  });
});

const PLACE = { latitude: 35.5, longitude: 140.1 };

function says(daily: object): void {
  answer = (_request, response) => response.end(JSON.stringify({ latitude: 35.5, daily }));
}

const TWO_DAYS = {
  time: ['2026-11-22', '2026-11-23'],
  weather_code: [2, 63],
  temperature_2m_max: [16.4, 12.6],
  temperature_2m_min: [7.5, 8.2],
  precipitation_probability_max: [10, 85],
  wind_speed_10m_max: [3.1, 7.8],
};

describe("the operator's weather source", () => {
  it('[R7.19] is asked for a place, with its own key, and gives its days', async () => {
    says(TWO_DAYS);
    expect(await forecastService(address)(PLACE)).toEqual([
      { date: '2026-11-22', sky: 'fair', rainChance: 10, wind: 3, high: 16, low: 8 },
      { date: '2026-11-23', sky: 'rain', rainChance: 85, wind: 8, high: 13, low: 8 },
    ]);
    const [url] = asked;
    expect(url?.pathname).toBe('/v1/forecast');
    expect(Object.fromEntries(url?.searchParams ?? [])).toMatchObject({
      apikey: 'k',
      latitude: '35.5',
      longitude: '140.1',
      wind_speed_unit: 'ms',
    });
  });

  it.each([
    [0, 'clear'],
    [1, 'fair'],
    [3, 'cloudy'],
    [45, 'fog'],
    [51, 'rain'],
    [71, 'snow'],
    [80, 'rain'],
    [85, 'snow'],
    [95, 'thunder'],
  ])('gives code %i of the World Meteorological Organization as %s', async (code, sky) => {
    says({ ...TWO_DAYS, weather_code: [code, code] });
    expect((await forecastService(address)(PLACE)).map((day) => day.sky)).toEqual([sky, sky]);
  });

  it('leaves out a day of which it does not say everything', async () => {
    says({ ...TWO_DAYS, precipitation_probability_max: [10, null] });
    expect((await forecastService(address)(PLACE)).map(({ date }) => date)).toEqual(['2026-11-22']);
  });

  it.each([
    ['an error', (_request, response) => response.writeHead(500).end()],
    ['something else', (_request, response) => response.end('{"daily":{"time":"now"}}')],
    ['a redirect', (_request, response) => response.writeHead(302, { location: '/x' }).end()],
  ] as const satisfies readonly (readonly [string, RequestListener])[])(
    'rejects %s',
    async (_name, wrong) => {
      answer = wrong;
      await expect(forecastService(address)(PLACE)).rejects.toThrow();
    },
  );
});
