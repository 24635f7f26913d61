/** Returns whether an address leads to http or https from a page of the site. */
export function isWeb(address: string): boolean {
  return (
    URL.canParse(address, 'https://golf.example') &&
    /^https?:$/.test(new URL(address, 'https://golf.example').protocol)
  );
}
