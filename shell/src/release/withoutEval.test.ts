import './withoutEval.ts';
import { config } from 'zod/mini';

it('[R10.05] every zod that a widget brings reads without eval, which the policy forbids', () => {
  expect(config().jitless).toBe(true);
});
