import { expect, it } from 'vitest';
import { asksForAllColumns } from './all-columns.ts';

it.each([
  ['select * from "page" where "id" = $1', true],
  ['select "page".* from "page"', true],
  ['select "platform_a"."page".* from "platform_a"."page"', true],
  ['select distinct on ("a") * from "page"', true],
  ['select "a", "page".* from "page"', true],
  ['delete from "form_notice" where "id" = $1 returning *', true],
  ['with "new" as (select 1) select * from "new"', true],
  ['select "id" from "page" where "a" * 2 > $1', false],
  ['select count(*) from "page"', false],
  ['select "id", count(*)::int from (select * from "page") as "entry"', false],
  ['insert into "page" ("id") select "id" from (select * from "other") "o" returning "id"', false],
])('%s', (sql, asks) => expect(asksForAllColumns(sql)).toBe(asks));
