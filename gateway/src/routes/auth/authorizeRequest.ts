import { toSafeHref } from 'shared-contracts/links';

/** The page of the site that receives the code. */
const RETURN_PATH = '/account/rfb/return';
/** Characters of a value that the site sends. */
const LONGEST = 200;

/** What the site asks of the reservation site, in the visitor's browser. */
export interface Asked {
  readonly service: string;
  /** What the site knows its visitor by when they come back. */
  readonly state: string;
  /** The contract that the visitor wants to use. */
  readonly contract?: string;
  /** The address of the site to which the visitor returns. */
  readonly returnTo: string;
}

export type Form = Readonly<Record<string, string>>;

/** Reads what the site asks. Returns undefined unless the visitor would return to the site. */
export function readAsked(given: Form, siteOrigin: string): Asked | undefined {
  const path = toSafeHref(given['redirect_uri'], { base: `${siteOrigin}/`, allowedOrigins: [] });
  if (path === undefined) return undefined;
  const returnTo = new URL(path, siteOrigin);
  if (returnTo.pathname !== RETURN_PATH) return undefined;
  const contract = given['requested_contract_id'];
  return {
    service: (given['service'] ?? '').slice(0, LONGEST),
    state: (given['state'] ?? '').slice(0, LONGEST),
    ...(contract !== undefined && { contract: contract.slice(0, LONGEST) }),
    returnTo: returnTo.href,
  };
}

/** Returns the address to which the visitor returns, with the reservation site's answer. */
export function backWith({ returnTo, state, contract }: Asked, answer: Form): string {
  const url = new URL(returnTo);
  const parameters = {
    ...answer,
    state,
    ...(contract !== undefined && { requested_contract_id: contract }),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
