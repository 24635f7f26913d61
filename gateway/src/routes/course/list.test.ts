import { courseList } from 'shared-contracts/gateway';
import { COURSES, openTestGateway, type TestGateway } from '../../testing/openTestGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

function ask(page: string) {
  return gateway.app.inject(`/gora/course/list?page=${page}`);
}

describe('the list of all courses', () => {
  it('[issue 19] has the id of each course once, in order, and ends with its last page', async () => {
    const read = async (page: string) =>
      courseList.toValue(courseList.reply.parse((await ask(page)).json()));
    const rows = await gateway.inventory.db.selectFrom('course').select('id').execute();
    const ids = rows.map(({ id }) => id).toSorted((one, other) => one - other);
    expect(await read('1')).toEqual({ count: COURSES, courseIds: ids });
    expect(await read('2')).toEqual({ count: COURSES, courseIds: [] });
  });

  it.each(['', '0', '-1', '1.5', '1e3', '999999'])(
    '[R3.24] is asked for by the number of a page, which %j is not',
    async (page) => {
      expect((await ask(page)).statusCode).toBe(400);
    },
  );
});
