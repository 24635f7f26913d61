// the types of the matchers that `tooling/jest/browser-setup.ts` adds
import '@testing-library/jest-dom';
