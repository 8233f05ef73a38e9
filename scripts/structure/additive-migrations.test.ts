import { expect, it } from 'vitest';
import { additiveMigrations } from './additive-migrations.ts';
import { withProject } from './testing/written-project.ts';

const look = (files: Record<string, string>) => withProject(files, additiveMigrations);

it.each([
  [
    'a column that is dropped at once',
    'platform/0112_a_unread_since_0111.sql',
    'alter table page\n  drop column kind;',
    /sql:2: "drop column"/,
  ],
  [
    'another type',
    'control/0007_a_unread_since_0006.sql',
    'alter table backup alter column file type uuid;',
    /takes away/,
  ],
  [
    'a column that who does not know it leaves empty',
    'platform/0112_a_unread_since_0111.sql',
    'alter table page add column sort text not null, add column kind text not null default now();',
    /"add column sort text not null"/,
  ],
  [
    'a name that does not say since when nobody reads it',
    'platform/0112_a.sql',
    '-- Unread since 0.2: pages have a sort.\nalter table page drop column kind;',
    /0112_a\.sql: takes something away; let its name end/,
  ],
  [
    'a name that says what cannot be',
    'platform/0112_a_unread_since_0112.sql',
    '-- Unread since 0.2: pages have a sort.\nalter table page drop column kind;',
    /let its name end/,
  ],
])('finds %s', async (_, file, sql, told) => {
  const problems = await look({ [`migrations/${file}`]: sql });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(told);
});

it('lets be what adds, what was there before, and what nobody reads any more', async () => {
  const files = {
    'migrations/platform/0100_a.sql': 'alter table page drop column kind;',
    'migrations/platform/0112_b.sql':
      '-- Not drop column.\nalter table page add column sort text, add column at timestamptz not null default now();',
    'migrations/platform/0113_c_unread_since_0111.sql':
      '-- Unread since 0.2: pages have a sort.\nalter table page drop column kind;',
    'migrations/platform/0114_d.sql': 'create table thing (id uuid not null);',
  };
  expect(await look(files)).toEqual([]);
});
