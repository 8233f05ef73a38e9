import { expect, it } from 'vitest';
import { cacheTag } from '#platform/contract/calls/cache-tag.ts';
import { CollectedAnswer } from './collected-answer.ts';

it('collects each tag once, the last value of a header, and the earliest end', () => {
  const answer = new CollectedAnswer();
  answer.tag(cacheTag('menu'), cacheTag('page:1'));
  answer.tag(cacheTag('menu'));
  answer.header('cache-token', 'a');
  answer.header('cache-token', 'b');
  expect(answer.expiresAt).toBeUndefined();
  answer.expire(undefined);
  answer.expire(new Date(2000));
  answer.expire(new Date(1000));
  answer.expire(new Date(3000));
  expect(answer).toMatchObject({
    tags: ['menu', 'page:1'],
    headers: { 'cache-token': 'b' },
    expiresAt: new Date(1000),
  });
});
