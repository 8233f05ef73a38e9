import { expect, test } from 'vitest';
import { linksKeepTheLanguage } from './marked-languages.ts';
import { withProject } from './testing/written-project.ts';

const draws = (code: string) => ({ 'src/features/a/web/a.tsx': `export const A = () => ${code};` });

test.each(['<a href="/admin/polls">Polls</a>', '<TextLink href={`/admin/polls/1`} />', "<a href={'/search'} />"])(
  'a link that leads out of the language is seen: %s',
  async (code) => {
    const problems = await withProject(draws(code), linksKeepTheLanguage);
    expect(problems).toEqual([expect.stringMatching(/a\.tsx:1: leads out of the language/)]);
  },
);

test.each([
  "<a href={withLanguagePrefix('/admin/polls', language)} />",
  '<a href={`/a/1`} />',
  '<a href="https://example.org/admin" />',
])('a link with its language, to a file or elsewhere is left alone: %s', async (code) => {
  expect(await withProject(draws(code), linksKeepTheLanguage)).toEqual([]);
});
