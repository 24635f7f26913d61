import fc from 'fast-check';
import { askAll } from './askAll.ts';

it('asks every question once, with at most so many at a time, and keeps the answers in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer(), { maxLength: 30 }),
      fc.integer({ min: 1, max: 8 }),
      async (questions, callers) => {
        let open = 0;
        let most = 0;
        const { answers, times } = await askAll(questions, callers, async (question) => {
          open += 1;
          most = Math.max(most, open);
          await Promise.resolve();
          open -= 1;
          return question % 3 === 0 ? undefined : question * 2;
        });
        expect(answers).toEqual(
          questions.map((question) => (question % 3 === 0 ? undefined : question * 2)),
        );
        expect(times).toHaveLength(questions.length);
        expect(most).toBeLessThanOrEqual(callers);
        expect(most).toBe(Math.min(callers, questions.length));
      },
    ),
  );
});
