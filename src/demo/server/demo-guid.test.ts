import { expect, it } from 'vitest';
import { Guid } from '#platform/contract/calls/guid.ts';
import { demoGuid } from './demo-guid.ts';

it('gives a name the same guid each time, and another name another', () => {
  expect(demoGuid('page/home')).toBe(demoGuid('page/home'));
  expect(demoGuid('page/home')).not.toBe(demoGuid('page/news'));
  expect(Guid.safeParse(demoGuid('page/home')).success).toBe(true);
});

it('never changes a guid that platforms already have', () => {
  expect(demoGuid('page/home')).toBe('0c1db133-d680-8ef3-aac7-c9ccef386c83');
});
