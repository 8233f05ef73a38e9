import { expect, test } from 'vitest';
import type { QuestionKind } from '#field-kinds/kit/contract/question-kind.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { FormDocument } from '../form-document.ts';
import { everyField } from '../form-questions.ts';
import { countedBefore } from './counted-before.ts';
import { expressionProblems } from './expression-checks.ts';

const counts: Record<string, QuestionKind['counts']> = { number: 'number', calculated: 'number', choice: 'words' };
const know = (kind: string) => ({ counts: counts[kind] }) as unknown as QuestionKind;
const document = FormDocument.parse({
  title: text('x'),
  fields: [
    { id: 'kids', kind: 'number' },
    { id: 'memb', kind: 'choice' },
    { id: 'sign', kind: 'signature' },
    {
      id: 'rows',
      kind: 'repeatGroup',
      fields: [
        { id: 'cost', kind: 'number' },
        { id: 'inne', kind: 'calculated' },
        { id: 'next', kind: 'number' },
      ],
    },
    { id: 'calc', kind: 'calculated' },
    { id: 'last', kind: 'number' },
  ],
});
const problems = (expression: string, id = 'calc') =>
  expressionProblems(expression, {
    all: Array.from(everyField(document)),
    before: countedBefore(document, id),
    know,
  }).map(({ code, about, near }) => [code, about ?? near ?? ''].join(' ').trim());

test.each([
  ['{kids} * 12,50', []],
  ['sum({cost}) + count({memb})', []],
  ['if({memb} = "a"; {kids}; 0)', []],
  ['', ['expression-empty']],
  ['{kids} *', ['expression-unfinished']],
  ['{kids} ? 2', ['expression-unexpected ? 2']],
  ['kids * 2', ['expression-unknown-name kids * 2']],
  ['round(1; 2; 3)', ['expression-wrong-number-of-values round(1; 2; 3)']],
  ['{gone} + 1', ['expression-on-missing gone']],
  ['{Aantal honden} + 1', ['expression-on-missing Aantal honden']],
  ['{last} + 1', ['expression-on-later last']],
  ['{calc} + 1', ['expression-on-later calc']],
  ['{sign} + 1', ['expression-on-other-kind sign']],
  ['{memb} + 1', ['expression-on-words memb']],
  ['-{memb}', ['expression-on-words memb']],
  ['if({memb} = "a"; {memb}; 0)', ['expression-on-words memb']],
  ['if(if({memb} = "a"; {memb}; 0) = "a"; 1; 0)', []],
  ['{last} + {sign} + {last}', ['expression-on-later last', 'expression-on-other-kind sign']],
  [`${'('.repeat(60)}1${')'.repeat(60)}`, [expect.stringMatching(/^expression-too-deep/)]],
  ['1'.repeat(2001), ['expression-too-long 1']],
])('%s', (expression, expected) => {
  expect(problems(expression)).toEqual(expected);
});

test('in a group a calculation counts with what stands before it there', () => {
  expect(problems('{kids} * {cost}', 'inne')).toEqual([]);
  expect(problems('{next}', 'inne')).toEqual(['expression-on-later next']);
});
