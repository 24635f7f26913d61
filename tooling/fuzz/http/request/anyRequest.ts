import fc from 'fast-check';
import { anyBody } from './anyBody.ts';
import { anyHeader } from './anyHeader.ts';
import { anyTarget } from './anyTarget.ts';
import { rawRequest } from './rawRequest.ts';
import { fitting, type Surface } from './surface.ts';
import type { WildRequest } from './wildRequest.ts';

const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'QUERY',
];

function anyRequestTo(route: string, surface: Surface): fc.Arbitrary<WildRequest> {
  const [method = 'GET', pattern = '/'] = route.split(' ');
  const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(method);
  const body = anyBody(pattern, surface);
  return fc
    .record({
      method: fc.oneof(
        { weight: 9, arbitrary: fc.constant(method) },
        { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
      ),
      target: anyTarget(pattern, surface),
      door: fc.option(fc.constantFrom(...fitting(surface.doors, pattern)), { freq: 8 }),
      more: fc.array(anyHeader, { maxLength: 5 }),
      leavesAfter: fc.oneof(
        { weight: 12, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.nat(30) },
      ),
      sent: hasBody
        ? fc.option(body, { freq: 12, nil: undefined })
        : fc.oneof(
            { weight: 12, arbitrary: fc.constant(undefined) },
            { weight: 1, arbitrary: body },
          ),
    })
    .map(({ door, more, sent, ...line }) => ({
      ...line,
      headers: [
        ...(door === null ? [] : [door]),
        ...(sent?.type === undefined ? [] : [['content-type', sent.type] as const]),
        ...more,
      ],
      ...(sent?.body !== undefined && { body: sent.body }),
    }));
}

/** Requests to one host: near to what it answers, far from it, and some that are no HTTP. */
export function anyRequest(surface: Surface): fc.Arbitrary<WildRequest> {
  return fc.oneof(
    {
      weight: 30,
      arbitrary: fc.constantFrom(...surface.routes).chain((route) => anyRequestTo(route, surface)),
    },
    { weight: 1, arbitrary: rawRequest },
  );
}
