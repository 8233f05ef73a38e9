import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decide } from '#platform/contract/rights/decide.ts';
import {
  accountTypes,
  anonymousViewer,
  systemViewer,
  type Viewer,
  viewerOf,
} from '#platform/contract/rights/viewer.ts';
import { type Audience, visibilities } from '#platform/contract/rights/visibility.ts';
import { type Database, openDatabase } from './database/database.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { seenBy } from './visibility-filter.ts';

let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = await openDatabase({
    connectionString: testDatabase.connectionString,
    poolSize: 1,
    onError: (error) => {
      throw error;
    },
  });
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

/** Few, so that a viewer and an audience often share one. */
const roles = [1, 2, 3, 4].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`);
const roleIds = fc.subarray(roles);

const viewer: fc.Arbitrary<Viewer> = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(anonymousViewer, systemViewer('test')) },
  {
    weight: 6,
    arbitrary: fc
      .record({
        accountType: fc.constantFrom(...accountTypes),
        emailVerified: fc.boolean(),
        isActive: fc.boolean(),
        roleIds,
      })
      .map((account) => viewerOf({ id: 'someone', ...account })),
  },
);
const audience: fc.Arbitrary<Audience> = fc.record({ visibility: fc.constantFrom(...visibilities), roleIds });

const asRows = (audiences: readonly Audience[]) =>
  JSON.stringify(audiences.map((one, id) => ({ id, visibility: one.visibility, role_ids: one.roleIds })));

it('a viewer sees just the rows that decide lets them (§4, §6, product.md §1.3)', async () => {
  await fc.assert(
    fc.asyncProperty(viewer, fc.array(audience, { minLength: 1, maxLength: 30 }), async (someone, audiences) => {
      const { rows } = await sql<{ id: number }>`
        select id from jsonb_to_recordset(${asRows(audiences)}::jsonb) as held (id integer, visibility text, role_ids uuid[])
        where ${seenBy(someone)} order by id`.execute(database.control);
      const expected = [...audiences.entries()]
        .filter(([, one]) => decide(someone, 'see', { kind: 'content', ...one }).allowed)
        .map(([id]) => id);
      expect(rows.map(({ id }) => id)).toEqual(expected);
    }),
    { numRuns: 200 },
  );
});

it('can be asked of columns with other names, beside others of the same name', async () => {
  const { rows } = await sql<{ id: number }>`
    select held.id from (values (1, 'Public', '{}'::uuid[]), (2, 'Admin', '{}'::uuid[])) as held (id, see, roles),
      (values ('Admin')) as other (visibility)
    where ${seenBy(anonymousViewer, { visibility: 'held.see', roleIds: 'held.roles' })}`.execute(database.control);
  expect(rows).toEqual([{ id: 1 }]);
});
