import { expect, it } from 'vitest';
import { wholeLanguages } from './language-folders.ts';
import { withProject } from './testing/written-project.ts';

const shipped = (nl: object, ar: object) => ({
  'src/features/a/messages/nl.json': JSON.stringify(nl),
  'src/languages/ar/site.json': JSON.stringify(ar),
  'src/languages/ar/react-aria.ts': "import words from 'react-aria-components/i18n/ar-AE'; export default words;",
});
const shippedRefusals = { 'src/features/a/messages/nl.errors.json': JSON.stringify({ errors: { full: 'Vol' } }) };
const arabicForms = { a_zero: '0', a_one: '1', a_two: '2', a_few: 'n', a_many: 'n', a_other: 'n' };

it.each<[string, Record<string, string>, RegExp]>([
  ['a shipped language without one of the texts', shipped({ a: 'x', b: 'y' }, { a: 'x' }), /ar\/site\.json: has no b/],
  [
    'a shipped language without one of its plural forms',
    shipped({ a_one: '1', a_other: 'n' }, { ...arabicForms, a_few: undefined }),
    /has no a_few/,
  ],
  [
    'a shipped language without the words of refusals',
    { ...shipped({ a: 'x' }, { a: 'x' }), ...shippedRefusals },
    /ar\/errors\.json: is missing/,
  ],
  [
    'a shipped language without the words of React Aria',
    { 'src/languages/ar/site.json': '{}' },
    /ar\/react-aria\.ts: is missing/,
  ],
  [
    'a shipped language with a text that nobody asks for',
    shipped({ a: 'x' }, { a: 'x', b: 'y' }),
    /has b, which Dutch has not/,
  ],
  [
    'a shipped language that fills in something else',
    shipped({ a: '{{name}}' }, { a: '{{naam}}' }),
    /a fills in something else/,
  ],
])('the rule sees %s', async (_, files, problem) => {
  const problems = await withProject(files, wholeLanguages);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(problem);
});

it.each<[string, Record<string, string>]>([
  [
    'a shipped language without the admin area',
    { ...shipped({ a: 'x' }, { a: 'x' }), 'src/features/a/messages/nl.admin.json': '{"b":"y"}' },
  ],
  ['every plural form of a shipped language', shipped({ a_one: '1', a_other: 'n' }, arabicForms)],
])('the rule leaves alone: %s', async (_, files) => {
  expect(await withProject(files, wholeLanguages)).toEqual([]);
});
