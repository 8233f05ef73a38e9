import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Admission, type Applicant } from './admission.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const visitor = (client = '192.0.2.1'): Applicant => ({ isSignedIn: false, client });
const member = (client = 'cato'): Applicant => ({ isSignedIn: true, client });
const open = (options = {}) =>
  new Admission({ atOnce: 3, atOnceForVisitors: 2, mostWaiting: 8, longestWait: 500, ...options });

/** What came of it, as soon as that is known. */
function ask(admission: Admission, applicant: Applicant, signal?: AbortSignal) {
  const asked: { outcome: string; release(): void } = { outcome: 'waiting', release: () => undefined };
  const enter = async () => admission.enter(applicant, signal);
  enter().then(
    (release) => Object.assign(asked, { outcome: 'in', release }),
    (error: { code: string }) => Object.assign(asked, { outcome: error.code }),
  );
  return asked;
}
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('Admission', () => {
  it('lets in as many as there is room for, and keeps room for who is signed in', async () => {
    const admission = open();
    const asked = [visitor(), visitor(), visitor(), member(), member()].map((one) => ask(admission, one));
    await settle();
    expect(asked.map(({ outcome }) => outcome)).toEqual(['in', 'in', 'waiting', 'in', 'waiting']);
    expect(admission.waiting).toBe(2);
  });

  it('calls who is signed in before who is not, and each line in its order', async () => {
    const admission = open({ atOnce: 1, atOnceForVisitors: 1 });
    const first = ask(admission, visitor());
    await settle();
    const asked = [visitor('a'), visitor('b'), member('c')].map((one) => ask(admission, one));
    const order: number[] = [];
    let last = first;
    for (let turn = 0; turn < 3; turn += 1) {
      last.release();
      await settle();
      const next = asked.findIndex(({ outcome }, index) => outcome === 'in' && !order.includes(index));
      order.push(next);
      last = asked[next] ?? first;
    }
    expect(order).toEqual([2, 0, 1]);
  });

  it('counts a release once', async () => {
    const admission = open({ atOnce: 1, atOnceForVisitors: 1 });
    const first = ask(admission, visitor());
    await settle();
    first.release();
    first.release();
    const later = [visitor(), visitor()].map((one) => ask(admission, one));
    await settle();
    expect(later.map(({ outcome }) => outcome)).toEqual(['in', 'waiting']);
  });

  it('refuses who would wait too long, and who comes when the line is full', async () => {
    const admission = open({ atOnce: 1, atOnceForVisitors: 1, mostWaiting: 2 });
    ask(admission, visitor('inside'));
    const waiting = ['a', 'b'].map((client) => ask(admission, visitor(client)));
    const tooMany = ask(admission, visitor('c'));
    await settle();
    expect([...waiting, tooMany].map(({ outcome }) => outcome)).toEqual(['waiting', 'waiting', 'busy']);
    await vi.advanceTimersByTimeAsync(500);
    expect(waiting.map(({ outcome }) => outcome)).toEqual(['busy', 'busy']);
    expect([admission.waiting, admission.refused]).toEqual([0, 3]);
  });

  it('lets nobody fill the line alone', async () => {
    const admission = open({ atOnce: 1, atOnceForVisitors: 1 });
    ask(admission, visitor('inside'));
    const crowd = Array.from({ length: 8 }, () => ask(admission, visitor('one')));
    const another = ask(admission, visitor('another'));
    await settle();
    expect(crowd.filter(({ outcome }) => outcome === 'waiting')).toHaveLength(4);
    expect(another.outcome).toBe('waiting');
  });

  it('forgets who went away', async () => {
    const admission = open({ atOnce: 1, atOnceForVisitors: 1 });
    const first = ask(admission, visitor('inside'));
    const gone = new AbortController();
    const left = ask(admission, visitor(), gone.signal);
    const stays = ask(admission, visitor());
    await settle();
    gone.abort();
    await settle();
    first.release();
    await settle();
    expect([left.outcome, stays.outcome, admission.waiting]).toEqual(['busy', 'in', 0]);
  });
});
