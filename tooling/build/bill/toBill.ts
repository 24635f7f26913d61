import type { ShippedPackage } from './shippedPackages.ts';

/** The form of a licence that CycloneDX takes: an SPDX id, or an expression of several. */
function toLicence(licence: string): object {
  return /[ ()]/.test(licence) ? { expression: licence } : { license: { id: licence } };
}

function toComponent({ name, version, licence, sha512 }: ShippedPackage): object {
  const purl = `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(licence !== undefined && { licenses: [toLicence(licence)] }),
    ...(sha512 !== undefined && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(sha512, 'base64').toString('hex') }],
    }),
  };
}

/**
 * Returns the bill of materials in CycloneDX 1.6, as JSON text. It has neither a time nor a serial
 * number, so that the same lock gives the same bytes.
 */
export function toBill(version: string, packages: readonly ShippedPackage[]): string {
  const unique = new Map(packages.map((each) => [`${each.name}@${each.version}`, each]));
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'asashiba-golf', version } },
    components: [...unique.values()].map(toComponent),
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}
