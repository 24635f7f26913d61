import type { IStringifyOptions } from 'qs';

type Scalar = string | number | boolean | null | undefined;

/** The two ways in which this site writes queries (R7.18). */
type Options = Required<Pick<IStringifyOptions, 'arrayFormat'>> & {
  readonly arrayFormat: 'repeat';
  readonly encodeValuesOnly?: boolean;
};

/** Encodes all that RFC 3986 does not leave alone, as qs does. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * What browsers get of qs: it writes flat queries with repeated keys, as qs does (ADR 047). A test
 * compares the two. The host shares all of qs with versions that were published with it.
 */
export function stringify(
  query: Readonly<Record<string, Scalar | readonly Scalar[]>>,
  { encodeValuesOnly = false }: Options,
): string {
  return Object.entries(query)
    .flatMap(([name, value]) =>
      [value]
        .flat()
        .filter((each) => each !== undefined)
        .map((each) => `${encodeValuesOnly ? name : encode(name)}=${encode(String(each ?? ''))}`),
    )
    .join('&');
}
