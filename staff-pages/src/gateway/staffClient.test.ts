import { staffClient } from './staffClient.ts';

it('[R9.01] the client of the staff pages sets no time-out, neither for a call nor by default', async () => {
  const limits: number[] = [];
  const send = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function sent(
    this: XMLHttpRequest,
  ) {
    limits.push(this.timeout);
    this.dispatchEvent(new Event('abort'));
  });
  await expect(staffClient().post('/auth/login/panda', { bkey: 'b' })).rejects.toThrow();
  await expect(staffClient().get('/auth/panda', { auth: 'panda' })).rejects.toThrow();
  send.mockRestore();
  expect(limits).toEqual([0, 0]);
});
