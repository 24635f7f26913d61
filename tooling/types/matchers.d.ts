// the matchers that `tooling/jest/browser-setup.ts` gives to the tests of every package
import '@testing-library/jest-dom';
