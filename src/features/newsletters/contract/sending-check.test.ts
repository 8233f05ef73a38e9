import { expect, test } from 'vitest';
import { sendingFaultsOf } from './sending-check.ts';

const letter = { title: 'November', heading: '', introduction: 'Hallo', subject: 'De dijk', items: [] };
const ready = { letter, hasList: true, shownItems: 2, receivers: 10 };

test.each([
  ['a letter that can go', ready, []],
  ['no subject', { ...ready, letter: { ...letter, subject: ' ' } }, ['subject']],
  ['no words and no items', { ...ready, letter: { ...letter, introduction: ' ' }, shownItems: 0 }, ['empty']],
  ['items alone', { ...ready, letter: { ...letter, introduction: '' } }, []],
  ['no list', { ...ready, hasList: false, receivers: 0 }, ['list']],
  ['a list without readers', { ...ready, receivers: 0 }, ['readers']],
])('%s', (_, toSend, faults) => {
  expect(sendingFaultsOf(toSend)).toEqual(faults);
});
