import { describe, expect, it } from 'vitest';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { callWithDesk, SessionDesk } from './session-desk.ts';

const refused = (code: string) =>
  new CallError(401, { status: 401, code, title: '', detail: '', type: '', correlationId: '' });
const endpoint = { method: 'POST', path: '/api/x' } as never;

function answering(...answers: (unknown | Error)[]) {
  const inputs: unknown[] = [];
  const call = (async (_: unknown, input: unknown) => {
    inputs.push(input);
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  }) as unknown as Call;
  return { call, inputs };
}

describe('a call that finds its session ended', () => {
  it('waits, and is made again with the same words once someone is back', async () => {
    const desk = new SessionDesk();
    const { call, inputs } = answering(refused('sign-in-needed'), 'saved');
    const result = callWithDesk(call, desk)(endpoint, { body: 'typed' } as never);
    await expect.poll(desk.isAsking).toBe(true);
    desk.settle(true);
    expect(await result).toBe('saved');
    expect(inputs).toEqual([{ body: 'typed' }, { body: 'typed' }]);
    expect(desk.isAsking()).toBe(false);
  });

  it('fails as it did when they do not come back', async () => {
    const desk = new SessionDesk();
    const { call, inputs } = answering(refused('sign-in-needed'));
    const result = callWithDesk(call, desk)(endpoint, {} as never);
    await expect.poll(desk.isAsking).toBe(true);
    desk.settle(false);
    await expect(result).rejects.toMatchObject({ code: 'sign-in-needed' });
    expect(inputs).toHaveLength(1);
  });

  it('asks once for all calls that wait', async () => {
    const desk = new SessionDesk();
    let told = 0;
    desk.subscribe(() => {
      told += 1;
    });
    const ended = refused('sign-in-needed');
    const calls = [1, 2, 3].map((n) => callWithDesk(answering(ended, n).call, desk)(endpoint, {} as never));
    await expect.poll(desk.isAsking).toBe(true);
    desk.settle(true);
    expect(await Promise.all(calls)).toEqual([1, 2, 3]);
    expect(told).toBe(2);
  });

  it.each([refused('invalid-credentials'), new CallError(403, undefined), new CallError(0, undefined)])(
    'is another thing than %s',
    async (error) => {
      const desk = new SessionDesk();
      await expect(callWithDesk(answering(error).call, desk)(endpoint, {} as never)).rejects.toBe(error);
      expect(desk.isAsking()).toBe(false);
    },
  );
});
