import { expect, test } from 'vitest';
import { systemWorkHasWords } from './audit-actions.ts';
import { withProject } from './testing/written-project.ts';

const works = (words: object, file = 'src/features/a/server/a.service.ts') => ({
  [file]: "const work = systemViewer('clean-up');",
  'src/features/audit/messages/nl.admin.json': JSON.stringify({ audit: { work: words } }),
});

test('work of the site itself without words for the log is seen', async () => {
  const problems = await withProject(works({ start: 'Start' }), systemWorkHasWords);
  expect(problems).toEqual([expect.stringMatching(/a\.service\.ts:1: .*no audit\.work\.clean-up/)]);
});

test('work with its words, and work of tests, is left alone', async () => {
  expect(await withProject(works({ 'clean-up': 'Opruimen' }), systemWorkHasWords)).toEqual([]);
  expect(await withProject(works({}, 'src/features/a/server/testing/a.ts'), systemWorkHasWords)).toEqual([]);
});
