import { describe, expect, it } from 'vitest';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { callAfterSignIn, SignInAgainQuestion } from './sign-in-again-question.ts';

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
    const question = new SignInAgainQuestion();
    const { call, inputs } = answering(refused('sign-in-needed'), 'saved');
    const result = callAfterSignIn(call, question)(endpoint, { body: 'typed' } as never);
    await expect.poll(question.isAsking).toBe(true);
    question.settle(true);
    expect(await result).toBe('saved');
    expect(inputs).toEqual([{ body: 'typed' }, { body: 'typed' }]);
    expect(question.isAsking()).toBe(false);
  });

  it('fails as it did when they do not come back', async () => {
    const question = new SignInAgainQuestion();
    const { call, inputs } = answering(refused('sign-in-needed'));
    const result = callAfterSignIn(call, question)(endpoint, {} as never);
    await expect.poll(question.isAsking).toBe(true);
    question.settle(false);
    await expect(result).rejects.toMatchObject({ code: 'sign-in-needed' });
    expect(inputs).toHaveLength(1);
  });

  it('is asked again of who said later by what they change, and not by what is read by itself', async () => {
    const question = new SignInAgainQuestion();
    const call = callAfterSignIn(
      answering(...Array.from({ length: 3 }, () => refused('sign-in-needed'))).call,
      question,
    );
    const read = { method: 'GET', path: '/api/x' } as never;
    const first = call(read, {} as never);
    await expect.poll(question.isAsking).toBe(true);
    question.settle(false);
    await expect(first).rejects.toMatchObject({ code: 'sign-in-needed' });
    await expect(call(read, {} as never)).rejects.toMatchObject({ code: 'sign-in-needed' });
    expect(question.isAsking()).toBe(false);
    const changed = call(endpoint, {} as never);
    await expect.poll(question.isAsking).toBe(true);
    question.settle(false);
    await expect(changed).rejects.toMatchObject({ code: 'sign-in-needed' });
  });

  it('asks once for all calls that wait', async () => {
    const question = new SignInAgainQuestion();
    let told = 0;
    question.subscribe(() => {
      told += 1;
    });
    const ended = refused('sign-in-needed');
    const calls = [1, 2, 3].map((n) => callAfterSignIn(answering(ended, n).call, question)(endpoint, {} as never));
    await expect.poll(question.isAsking).toBe(true);
    question.settle(true);
    expect(await Promise.all(calls)).toEqual([1, 2, 3]);
    expect(told).toBe(2);
  });

  it.each([refused('invalid-credentials'), new CallError(403, undefined), new CallError(0, undefined)])(
    'is another thing than %s',
    async (error) => {
      const question = new SignInAgainQuestion();
      await expect(callAfterSignIn(answering(error).call, question)(endpoint, {} as never)).rejects.toBe(error);
      expect(question.isAsking()).toBe(false);
    },
  );
});
