/** @jest-environment node */
import { pagePolicy } from './contentSecurityPolicy.ts';

const NOTHING_LIVE = { widgets: {}, slots: {} };
const imagesOf = (policy: string): string | undefined => policy.split('; ').find((part) => part.startsWith('img-src'));

describe("a page's content security policy", () => {
  it("[R2.17] lets in pictures of this site, and of the map tiles' origin where the operator has named one", () => {
    expect(imagesOf(pagePolicy('n', NOTHING_LIVE))).toBe("img-src 'self' data:");
    expect(imagesOf(pagePolicy('n', NOTHING_LIVE, { url: 'https://tiles.example:8443/pale/{z}/{x}/{y}.png?key=a;b', attribution: 'Survey' }))).toBe("img-src 'self' data: https://tiles.example:8443");
  });
});
