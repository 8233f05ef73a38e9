import { expect, test } from 'vitest';
import { isPageParameter } from '#platform/contract/addresses/page-parameter.ts';
import { momentIn, pathOfMoment, pollParameter } from './vote-fields.ts';

const guid = '6a7ce387-808f-47fb-8d18-79235a2216a0';

test('what a page is told of a poll is drawn, and not left blank in a kept page', () => {
  expect(isPageParameter(pollParameter(guid))).toBe(true);
});

test.each([
  ['v-6a7ce3=voted', 'voted'],
  ['v-6a7ce3=anders', undefined],
  ['v-000000=voted', undefined],
  ['', undefined],
])('%s is %s', (search, moment) => {
  expect(momentIn(new URLSearchParams(search), guid)).toBe(moment);
});

test('back on the page, at the poll', () => {
  expect(pathOfMoment('/kade', guid, 'voted')).toBe(`/kade?v-6a7ce3=voted#poll-${guid}`);
});
