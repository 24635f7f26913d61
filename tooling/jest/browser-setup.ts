import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import '@testing-library/jest-dom';

// every browser has these; jsdom does not
Object.assign(globalThis, {
  TextDecoder,
  TextEncoder,
  structuredClone: (value: unknown): unknown => deserialize(serialize(value)),
});

/**
 * Browsers read the words of a course's name as one. jsdom does not know that a span is inline, and reads
 * spaces between.
 */
function joinWords({ head }: Document): void {
  const style = document.createElement('style');
  style.textContent = '.g-word { display: inline }';
  head.append(style);
}

// a test that renders on the server has no document
if (typeof document !== 'undefined') joinWords(document);
