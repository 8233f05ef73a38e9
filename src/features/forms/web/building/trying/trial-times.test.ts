import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { FormDocument } from '../../../contract/form-document.ts';
import { goingEarlier, timeTaken } from './trial-times.ts';

test.each([
  [0, 0, 0],
  [-5, 0, 0],
  [52_400, 0, 52],
  [59_600, 1, 0],
  [112_000, 1, 52],
])('%i ms is %i min %i s', (milliseconds, minutes, seconds) => {
  expect(timeTaken(milliseconds)).toEqual({ minutes, seconds });
});

const field = (id: string, retentionDays: number | null) => ({ id, kind: 'text', label: text(id), retentionDays });
const form = FormDocument.parse({
  title: text('x'),
  fields: [field('mail', 90), field('naam', null), field('late', 400), field('soon', 30), field('hide', 1)],
});

test.each([
  [395, 'soon mail'],
  [null, 'soon mail late'],
  [20, ''],
])('of what is kept %s days these go earlier: %s', (days, going) => {
  const shown = new Set(['mail', 'naam', 'late', 'soon']);
  const found = goingEarlier(form, shown, days);
  expect(found.map((one) => one.field.id).join(' ')).toBe(going);
});
