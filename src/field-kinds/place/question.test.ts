import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import type { PostedFields } from '../kit/contract/question-kind.ts';
import { answerOf } from '../kit/testing/answer-question.ts';
import * as kind from './definition.ts';
import * as question from './question.ts';

const point = { latitude: 51.44, longitude: 3.57 };

test.each<[PostedFields, CheckedValue]>([
  [{ q: [' Kade 1,  Vloedhaven '] }, { value: { address: 'Kade 1, Vloedhaven' } }],
  [{ q: ['51,44 3,57'] }, { value: { address: '', ...point } }],
  [{ q: ['51.44, -3.57'] }, { value: { address: '', latitude: 51.44, longitude: -3.57 } }],
  [{ q: ['91.1 3.5'] }, { value: { address: '91.1 3.5' } }],
  [{ q: ['12 3'] }, { value: { address: '12 3' } }],
  // Of the map: with words, without them, and less than what was typed as a point.
  [{ q: ['Bij de brug'], 'q.point': ['51.44 3.57'] }, { value: { address: 'Bij de brug', ...point } }],
  [{ q: [''], 'q.point': ['51.44 3.57'] }, { value: { address: '', ...point } }],
  [{ q: ['51.44 3.57'], 'q.point': ['52.5 4.5'] }, { value: { address: '', ...point } }],
  [{ q: ['Brug'], 'q.point': ['<script>'] }, { value: { address: 'Brug' } }],
  [{ 'q.point': ['999.9 1e9'] }, { value: null }],
  [{}, { value: null }],
])('%j', (posted, expected) => {
  expect(answerOf(question, kind)(posted)).toEqual(expected);
});

const settings = { ...question.default.defaults, ...point, withinKilometres: 10 };

test.each<[PostedFields, CheckedValue]>([
  [{ 'q.point': ['51.45 3.6'] }, { value: { address: '', latitude: 51.45, longitude: 3.6 } }],
  [{ 'q.point': ['52.37 4.89'] }, { fault: 'too-far' }],
  [{ q: ['Amsterdam'] }, { value: { address: 'Amsterdam' } }],
])('near Vlissingen %j', (posted, expected) => {
  expect(answerOf(question, kind, { settings })(posted)).toEqual(expected);
});

const asked = { kind: 'place', options: [], settings };

test('an answer is exported as words and a point, and told with both', () => {
  const value = { address: 'Bij de brug', ...point };
  const { columns, columnText } = question.default;
  const parts = (columns?.(asked) ?? []).map(({ part }) => columnText?.(value, part ?? '', asked, 'nl'));
  expect(parts).toEqual(['Bij de brug', '51.44', '3.57']);
  expect(kind.default.texts(value, { ...asked, tellsPoint: true })).toEqual({ nl: 'Bij de brug (51.44, 3.57)' });
  expect(kind.default.texts(value, asked)).toEqual({ nl: 'Bij de brug' });
  expect(question.default.write(value, asked)).toEqual({ '': ['Bij de brug'], point: ['51.440000 3.570000'] });
});
