import { describe, expect, it } from 'vitest';
import { declaredTables, oneOwnerForEachTable, tableOwnersPage, tableOwnersPageIsFresh } from './table-owners.ts';
import { withProject } from './testing/written-project.ts';

const tables = {
  'src/platform/server/database/tables.generated.ts':
    'export interface ControlTables { host: {} }\nexport interface PlatformTables { role: {}; user_role: {} }',
};
const declaration = (owns: string[], reads: Record<string, string> = {}) =>
  `export const tables = { owns: ${JSON.stringify(owns)}, reads: ${JSON.stringify(reads)} } satisfies TableDeclaration;`;
const owners = {
  ...tables,
  'src/features/roles/server/roles.tables.ts': declaration(['role', 'host']),
  'src/features/users/server/users.tables.ts': declaration(['user_role']),
};
/** The SQL of one file of the users, which own `user_role` alone. */
const inUsers = (code: string) => ({ ...owners, 'src/features/users/server/deep/users.repository.ts': code });

describe('oneOwnerForEachTable', () => {
  it('is content when every table has one', async () => {
    expect(await withProject(owners, oneOwnerForEachTable)).toEqual([]);
  });

  it('sees a table without an owner, and one with two', async () => {
    const file = 'src/features/users/server/users.tables.ts';
    expect(await withProject({ ...owners, [file]: declaration([]) }, oneOwnerForEachTable)).toEqual([
      expect.stringMatching(/user_role has no owner/),
    ]);
    expect(await withProject({ ...owners, [file]: declaration(['user_role', 'role']) }, oneOwnerForEachTable)).toEqual([
      expect.stringMatching(/users\.tables\.ts: role is owned by src\/features\/roles/),
    ]);
  });
});

describe('declaredTables', () => {
  it.each([
    ["db.insertInto('role').values(row)"],
    ["db.updateTable('role as r').set(row)"],
    ["db.deleteFrom('role')"],
    ["db.mergeInto('role')"],
    ["db.with('given', (cte) => cte.insertInto('role'))"],
    ['sql`insert into $' + "{sql.id(schema, 'role')} (name) values (1)`"],
    ['sql`update role set name = 1`'],
    ['sql`update "plein"."role" as r set name = 1`'],
    ['sql`with gone as (delete from role where id = 1) select 1`'],
    ["pool.query('delete from role')"],
    ['pool.query(`truncate role`)'],
  ])('refuses to write the table of another by %s', async (code) => {
    expect(await withProject(inUsers(code), declaredTables)).toEqual([
      expect.stringMatching(/deep\/users\.repository\.ts:1: writes role/),
    ]);
  });

  it.each([
    ["db.selectFrom('role').select('id')"],
    ["db.selectFrom(['user_role', 'role as r'])"],
    ["db.selectFrom('user_role').innerJoin('role', 'role.id', 'user_role.role_id')"],
    ["db.selectFrom('user_role').leftJoin('role as r', 'r.id', 'user_role.role_id')"],
    ["({ selectFrom }) => selectFrom('role')"],
    ['sql`select * from role`'],
    ['sql`select * from user_role join role on true`'],
  ])('refuses to read the table of another by %s, unless it is declared', async (code) => {
    expect(await withProject(inUsers(code), declaredTables)).toEqual([expect.stringMatching(/:1: reads role/)]);
    const declared = declaration(['user_role'], { role: 'for a reason' });
    const files = { ...inUsers(code), 'src/features/users/server/users.tables.ts': declared };
    expect(await withProject(files, declaredTables)).toEqual([]);
  });

  it('refuses a declared table to be written', async () => {
    const files = {
      ...inUsers("db.selectFrom('role'); db.deleteFrom('role');"),
      'src/features/users/server/users.tables.ts': declaration(['user_role'], { role: 'for a reason' }),
    };
    expect(await withProject(files, declaredTables)).toEqual([expect.stringMatching(/writes role/)]);
  });

  it('refuses a name that is computed where it is written to', async () => {
    expect(await withProject(inUsers('db.updateTable(table)'), declaredTables)).toEqual([
      expect.stringMatching(/write the name of the table out/),
    ]);
  });

  it('refuses to declare what is not read', async () => {
    const files = {
      ...owners,
      'src/features/users/server/users.tables.ts': declaration(['user_role'], { role: 'for a reason' }),
    };
    expect(await withProject(files, declaredTables)).toEqual([
      expect.stringMatching(/users\.tables\.ts: declares that it reads role, and does not/),
    ]);
  });

  it.each([
    ["db.insertInto('user_role'); db.selectFrom('user_role')"],
    ["Buffer.from('role'); import { a } from 'role';"],
    ['// insert into role\nconst words = "a page from role to role";'],
    ["db.with('found', (cte) => cte.selectFrom('user_role')).selectFrom('found')"],
  ])('has nothing against %s', async (code) => {
    expect(await withProject(inUsers(code), declaredTables)).toEqual([]);
  });

  it('leaves tests alone', async () => {
    const files = { ...owners, 'src/features/users/server/users.test.ts': "db.deleteFrom('role')" };
    expect(await withProject(files, declaredTables)).toEqual([]);
  });
});

describe('docs/tables.md', () => {
  it('is out of date when it says something else than the declarations', async () => {
    expect(await withProject(owners, tableOwnersPageIsFresh)).toHaveLength(1);
    const page = await withProject(owners, tableOwnersPage);
    expect(page).toContain('| user_role | features/users |  |');
    expect(await withProject({ ...owners, 'docs/tables.md': page }, tableOwnersPageIsFresh)).toEqual([]);
  });
});
