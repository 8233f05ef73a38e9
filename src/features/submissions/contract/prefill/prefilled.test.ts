import { expect, test } from 'vitest';
import { fillEmpty } from './prefilled.ts';

test.each([
  [{}, { naam: ['Noor'] }, { naam: ['Noor'] }],
  [{ naam: [''] }, { naam: ['Noor'] }, { naam: ['Noor'] }],
  [{ naam: ['An'] }, { naam: ['Noor'], mail: ['n@x.example'] }, { naam: ['An'], mail: ['n@x.example'] }],
])('%j with what is known, %j, is %j', (posted, known, expected) => {
  expect(fillEmpty(posted, known)).toEqual(expected);
});
