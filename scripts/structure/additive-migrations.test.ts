import { expect, it } from 'vitest';
import { additiveMigrations } from './additive-migrations.ts';
import { withProject } from './testing/written-project.ts';

const look = (files: Record<string, string>) => withProject(files, additiveMigrations);

it.each([
  [
    'a column that is dropped at once',
    'platform/0112_a.sql',
    'alter table page\n  drop column kind;',
    /sql:2: "drop column"/,
  ],
  ['another type', 'control/0007_a.sql', 'alter table backup alter column file type uuid;', /takes away/],
])('finds %s', async (_, file, sql, told) => {
  const problems = await look({ [`migrations/${file}`]: sql });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(told);
});

it('lets be what adds, what was there before, and what nobody reads any more', async () => {
  const files = {
    'migrations/platform/0100_a.sql': 'alter table page drop column kind;',
    'migrations/platform/0112_b.sql': '-- Not drop column.\nalter table page add column sort text;',
    'migrations/platform/0113_c.sql': '-- Unread since 0.2: pages have a sort.\nalter table page drop column kind;',
  };
  expect(await look(files)).toEqual([]);
});
