import { documentLog, KEPT } from './documentLog.ts';

function said(message: string) {
  return { widget: 'shell', slot: '', kind: 'error' as const, message };
}

function aLog(isRecording = false) {
  let time = 100;
  return documentLog({
    now: () => {
      time += 1;
      return time;
    },
    isRecording,
  });
}

describe('the log of a document', () => {
  it('keeps what happened before anybody opened the overlay, with its time', () => {
    const log = aLog();
    log.tell('report', said('first'));
    expect(log.of('report')).toEqual([{ ...said('first'), at: 102 }]);
    expect(log.startedAt).toBe(101);
  });

  it('keeps the latest happenings of each kind, so that a flood of one kind hides no other', () => {
    const log = aLog();
    log.tell('navigation', { href: '/', by: 'shell', page: 'top', query: '' });
    for (let count = 0; count < KEPT + 5; count += 1) log.tell('report', said(String(count)));
    expect(log.of('report').map(({ message }) => message)).toEqual(
      Array.from({ length: KEPT }, (_, index) => String(index + 5)),
    );
    expect(log.of('navigation')).toHaveLength(1);
  });

  it('keeps the beginning while it records, because the rest depends on it', () => {
    const log = aLog(true);
    for (let count = 0; count < KEPT + 5; count += 1) log.tell('report', said(String(count)));
    expect(log.of('report')[0]?.message).toBe('0');
    expect(log.of('report')).toHaveLength(KEPT + 5);
  });

  it('tells its subscribers about each happening until they end the subscription', () => {
    const log = aLog();
    const counts: number[] = [];
    const end = log.subscribe(() => counts.push(log.count()));
    log.tell('report', said('one'));
    end();
    log.tell('report', said('two'));
    expect(counts).toEqual([1]);
  });
});
