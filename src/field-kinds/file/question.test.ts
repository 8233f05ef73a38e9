import { expect, test } from 'vitest';
import type { CheckedValue } from '../kit/contract/field-kind.ts';
import type { PostedFields } from '../kit/contract/question-kind.ts';
import { answerOf } from '../kit/testing/answer-question.ts';
import * as kind from './definition.ts';
import * as question from './question.ts';

test.each<[PostedFields, CheckedValue]>([
  [
    { q: ['5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01|3000|application/pdf|a|b.pdf'] },
    {
      value: [
        {
          assetGuid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01',
          byteSize: 3000,
          mediaType: 'application/pdf',
          name: 'a|b.pdf',
        },
      ],
    },
  ],
  [{ q: ['5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01|3000|image/png|a.png'] }, { fault: 'wrong-file-kind' }],
  [{ q: ['5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01|2000000|application/pdf|a.pdf'] }, { fault: 'file-too-large' }],
  [
    {
      q: [
        '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01|1|application/pdf|a.pdf',
        '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01|1|application/pdf|b.pdf',
      ],
    },
    { fault: 'too-many' },
  ],
  [{ q: ['geen guid'] }, { fault: 'wrong-kind' }],
  [{ q: [''] }, { value: null }],
])('%j', (posted, expected) => {
  expect(answerOf(question, kind, { settings: { files: 1, megabytes: 1, groups: ['pdf'] } })(posted)).toEqual(expected);
});

test.each<[PostedFields, CheckedValue]>([
  [
    {
      q: [
        '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01|1|a/b|a',
        '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01|1|a/b|a',
        '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01|1|a/b|a',
      ],
    },
    { fault: 'too-many-files' },
  ],
])('several: %j', (posted, expected) => {
  expect(answerOf(question, kind, { settings: { files: 2 } })(posted)).toEqual(expected);
});
