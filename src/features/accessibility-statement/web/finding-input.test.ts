import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { readyFinding, typedOf } from './finding-input.ts';

const today = '2026-11-16';
const written = {
  ...typedOf(undefined, today),
  ...{ what: text('a'), place: text('b'), cause: text('c'), effect: text('d'), measure: text('e') },
  criteria: '1.2.2, 9.1.4.3',
};

test('a new finding starts today, and nothing of it is there yet', () => {
  expect(readyFinding(typedOf(undefined, today))).toEqual({
    wrong: ['what', 'place', 'cause', 'effect', 'measure', 'criteria'],
  });
});

test('what is written is sent, with the criteria as WCAG counts them', () => {
  expect(readyFinding(written)).toEqual({ input: { ...written, criteria: ['1.2.2', '1.4.3'] } });
});

test.each([
  [{ what: text(' ', 'Only English') }, ['what']],
  [{ criteria: '1.2.2, 4.1.1' }, ['criteria']],
  [{ foundOn: null }, ['foundOn']],
  [{ solvedOn: '2026-11-15' }, ['solvedOn']],
])('%j is not right yet', (changes, wrong) => {
  expect(readyFinding({ ...written, ...changes })).toEqual({ wrong });
});

test('a finding comes back as it was', () => {
  const finding = { ...written, criteria: ['1.2.2'], foundOn: today, id: crypto.randomUUID(), revision: 3 };
  const { id: _, revision: __, ...input } = finding;
  expect(readyFinding(typedOf(finding, today))).toEqual({ input });
});
