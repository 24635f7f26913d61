const SYSTEMS = ['default', 'rfb', 'suzaku', 'user'].flatMap((type) => [
  ...['login', 'logout', 'token'].map((call) => `POST /gora/account/${type}/${call}`),
  `GET /gora/account/${type}/user`,
]);
const AUTHORIZE = ['GET', 'POST'].map((method) => `${method} /gora/account/rfb/authorize`);
const STAFF = ['panda', 'rbs'].flatMap((type) => [
  ...['login', 'logout', 'token'].map((call) => `POST /gora/auth/${call}/${type}`),
  `GET /gora/auth/${type}`,
]);

/** The routes of the gateway. A test compares them with those that it registers. */
export const GATEWAY_ROUTES: readonly string[] = [
  ...SYSTEMS,
  ...AUTHORIZE,
  ...STAFF,
  ...['search', 'stock', 'suggestion', 'suggestion/result', 'count', 'facets', 'coupon/search'].map(
    (path) => `GET /gora/course/${path}`,
  ),
  ...['plans', 'price-calendar', 'map', 'map/prefectures', 'details', 'sheet', 'list'].map(
    (path) => `GET /gora/course/${path}`,
  ),
  'GET /gora/openapi.json',
  'GET /gora/health',
  'GET /gora/health/ready',
  'GET /gora/content/blocks',
  'GET /gora/calendar/holidays',
  'GET /gora/solo/search',
  'GET /gora/weather',
  'POST /gora/supplier/changes',
  'GET /gora/supplier/streams/:stream',
  'POST /gora/supplier/streams/:stream',
  'GET /gora/image/course/:id/:kind.svg',
  'GET /gora/image/content/:id.svg',
  'GET /gora/adplat',
  'GET /gora/adplat/click',
  'GET /gora/user/info',
  'POST /gora/landing/login',
  'POST /gora/landing/logout',
  'GET /gora/landing/landing.css',
  'GET /gora/landing/share.js',
  'GET /gora/landing/booking/round.ics',
  'GET /gora/landing/:site',
];

/** The routes of the registry. A test compares them with those that it registers. */
export const REGISTRY_ROUTES: readonly string[] = [
  'GET /health',
  'GET /health/ready',
  'GET /discovery',
  'GET /openapi.json',
  'GET /widgets',
  'GET /widgets/:name/versions',
  'POST /widgets/:name/versions',
  'GET /widgets/:name/versions/:version',
  'GET /widgets/:name/versions/:version/address',
  'POST /widgets/:name/versions/:version/address',
  'GET /widgets/:name/audit',
  'GET /widgets/:name/trial',
  'POST /widgets/:name/start',
  'POST /widgets/:name/raise',
  'POST /widgets/:name/rollback',
  'PUT /widgets/:name/hold',
  'PUT /widgets/:name/slots',
  'PUT /widgets/:name/config',
  'POST /widgets/:name/previews',
  'POST /visits',
  'POST /errors',
  'GET /errors',
  'POST /previews/look',
  'POST /previews/open',
  'POST /previews/read',
  'GET /tokens',
  'POST /tokens',
  'DELETE /tokens/:id',
  'POST /tokens/exchange',
];
