import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import type { PostedFields } from '../kit/contract/question-kind.ts';
import { answerOf } from '../kit/testing/answer-question.ts';
import * as kind from './definition.ts';
import * as question from './question.ts';

const guid = '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01';
const settings: question.FileSettings = { files: 1, megabytes: 1, groups: ['pdf'], keepsRemarks: false };

test.each<[PostedFields, CheckedValue]>([
  [
    { q: [`${guid}|3000|application/pdf|a|b.pdf`] },
    { value: [{ assetGuid: guid, byteSize: 3000, mediaType: 'application/pdf', name: 'a|b.pdf' }] },
  ],
  [{ q: [`${guid}|3000|image/png|a.png`] }, { fault: 'wrong-file-kind' }],
  [{ q: [`${guid}|3000|image/svg+xml|a.svg`] }, { fault: 'wrong-file-kind' }],
  [{ q: [`${guid}|1048577|application/pdf|a.pdf`] }, { fault: 'file-too-large' }],
  [{ q: [`${guid}|0|application/pdf|a.pdf`] }, { fault: 'empty-file' }],
  [{ q: [`${guid}|0||a.pdf`] }, { fault: 'file-gone' }],
  [{ q: [`${guid}|1|application/pdf|a.pdf`, `${guid}|1|application/pdf|b.pdf`] }, { fault: 'too-many-files' }],
  [
    { q: [`${guid}|1|application/pdf|a.pdf`], 'q.refused': [`${guid}|9999999|application/pdf|b.pdf`] },
    { fault: 'file-too-large' },
  ],
  [{ q: ['geen guid'] }, { fault: 'wrong-kind' }],
  [{ q: [''] }, { value: null }],
])('%j', (posted, expected) => {
  expect(answerOf(question, kind, { settings })(posted)).toEqual(expected);
});

test('without groups every kind that can be sent is taken, and nothing else', () => {
  const answer = answerOf(question, kind, { settings: { groups: [] } });
  expect(answer({ q: [`${guid}|3|video/mp4|a.mp4`] }).fault).toBeUndefined();
  expect(answer({ q: [`${guid}|3|text/html|a.html`] }).fault).toBe('wrong-file-kind');
});
