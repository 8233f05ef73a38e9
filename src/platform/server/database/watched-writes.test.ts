import { describe, expect, it } from 'vitest';
import { schemasWithOtherRights } from './watched-writes.ts';

describe('schemasWithOtherRights', () => {
  it.each([
    ['update "p1"."user" set "is_active" = $1 where "id" = $2', ['p1']],
    ['update "p1"."user" set "last_seen_at" = $1, "is_active" = $2 where "id" = $3', ['p1']],
    ['delete from "p1"."user" where "id" = $1', ['p1']],
    ['delete from "p1"."session" where "token" = $1', ['p1']],
    ['update "p1"."session" set "expires_at" = $1 where "id" = $2', ['p1']],
    ['insert into "p1"."user_role" ("user_id") values ($1)', ['p1']],
    ['delete from "p1"."user_role" where "role_id" = $1', ['p1']],
    ['delete from "p1"."role" where "id" = $1', ['p1']],
    ['with "a" as (delete from "p2"."user_role" where "x" = $1 returning *) select * from "a"', ['p2']],
  ])('%s', (sql, schemas) => {
    expect([...schemasWithOtherRights(sql)]).toEqual(schemas);
  });

  it.each([
    'select * from "p1"."session" where "token" = $1',
    'select * from "p1"."user" for update',
    'insert into "p1"."session" ("token") values ($1)',
    'insert into "p1"."user" ("id") values ($1)',
    'update "p1"."session" set "last_seen_at" = $1 where "id" = $2',
    'update "p1"."user" set "last_seen_at" = $1 where "id" = $2',
    'update "p1"."user_profile" set "x" = $1',
    'update "p1"."page" set "title" = $1',
  ])('nothing to do: %s', (sql) => {
    expect(schemasWithOtherRights(sql).size).toBe(0);
  });
});
