import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';

// every browser has them, jsdom has not
Object.assign(globalThis, { TextDecoder, TextEncoder });
