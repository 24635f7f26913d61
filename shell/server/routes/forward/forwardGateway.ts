import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AUTH_TYPE_HEADER } from 'host-kit/request/authHeaders';
import { courseWeather } from 'shared-contracts/gateway';
import { InvalidAuthTypeError } from '../../auth/adapters.ts';
import type { AuthModule } from '../../auth/authModule.ts';
import { refuseOtherOrigins } from '../../auth/sameOrigin.ts';
import { sendAuthError } from '../../auth/sendAuthError.ts';
import type { Endpoint } from '../../endpoints/endpoints.ts';
import type { CallTimings } from '../../answers/callTimings.ts';
import { registerForwardedBodies } from './forwardedBody.ts';
import { givesTokens, isBelowGateway, isInternal, toPath } from './forwardedPath.ts';
import { sendAuthorized } from './sendAuthorized.ts';
import { sendOn } from './sendOn.ts';
import { registerWayTo } from './wayTo.ts';

export interface ForwardOptions {
  readonly gateway: Endpoint;
  /** R3.26, R7.19: what answers the calls of the weather in the gateway's place. */
  readonly weather?: Endpoint | undefined;
  readonly auth: AuthModule;
  /** Hears how long each call of the gateway took. */
  readonly onCall?: CallTimings;
  /** R7.17: the mock that answers instead of the gateway. */
  readonly mockName?: string | undefined;
  /** The longest form with files, in bytes. */
  readonly uploadLimit?: number;
}

/** The default of `uploadLimit`, in bytes. */
const LONGEST_UPLOAD = 20_000_000;

/** Returns the handler of `/gora/*`. */
function forwarding({ auth, mockName, onCall }: ForwardOptions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = toPath(request.raw.url ?? '/');
    const isOurs = isInternal(path) || (request.method !== 'GET' && givesTokens(path));
    if (isOurs || !isBelowGateway(path))
      return reply.code(404).send({ data: [{ message: 'Not Found' }] });
    const type = request.headers[AUTH_TYPE_HEADER];
    const call = { path, mockName, ...(onCall && { onCall }) };
    try {
      if (type === undefined) await sendOn(request, reply, call);
      else await sendAuthorized(request, reply, auth.open(request, String(type)), call);
    } catch (error) {
      if (!(error instanceof InvalidAuthTypeError)) throw error;
      sendAuthError(reply, error);
    }
    return reply;
  };
}

/** R7.19: forwards the calls of the weather, which are nobody's, to the service that answers them. */
async function registerWeatherForward(
  own: FastifyInstance,
  weather: Endpoint,
  { onCall }: ForwardOptions,
): Promise<void> {
  await registerWayTo(own, weather);
  const { pathname: path } = new URL(weather.url);
  const call = { path, ...(onCall && { onCall }) };
  own.get(`/gora${courseWeather.path}`, async (request, reply) => {
    await sendOn(request, reply, call);
    return reply;
  });
}

/**
 * Forwards `/gora/*` to the gateway, so that browsers call one origin. Adds the session's bearer if
 * the call names an account system.
 */
export async function registerGatewayForward(
  app: FastifyInstance,
  options: ForwardOptions,
): Promise<void> {
  await app.register(async (own) => {
    registerForwardedBodies(own, options.uploadLimit ?? LONGEST_UPLOAD);
    own.addHook('onRequest', refuseOtherOrigins);
    await registerWayTo(own, options.gateway);
    own.all('/gora/*', forwarding(options));
  });
  const { weather } = options;
  if (weather) await app.register(async (own) => registerWeatherForward(own, weather, options));
}
