import { sql } from 'kysely';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import { buildPage, buildPageDocument, republishPage } from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { SiteRenderer } from '../site/site-renderer.ts';
import { plainRenderer } from './plain-renderer.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** By the clock of the database, by which the past is kept. Two moments are never the same. */
export async function momentOf({ platform }: Pick<TestApp, 'platform'>): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() + interval '1 ms' as at, pg_sleep(0.004)`.execute(
    platform.db,
  );
  return (rows[0] as { at: Date }).at;
}

interface PageThenAndNow {
  was: string;
  is: string;
  /** Other pages that are in the menu, by the last part of their address. */
  beside?: Readonly<Record<string, string>>;
  renderer?: SiteRenderer;
}

/** A site with a page at `/parkeren` that was published once more, an admin, and the moment between the two. */
export async function startPastSite({ was, is, beside = {}, renderer = plainRenderer }: PageThenAndNow) {
  const test = await startTestApp({ renderer });
  const admin = await test.signInAs('Admin');
  const page = await buildPage(test.services, { title: text(was) });
  const others = await Promise.all(
    Object.entries(beside).map(async ([urlSegment, title]) => ({
      urlSegment: text(urlSegment),
      pageId: await buildPage(test.services, { title: text(title) }),
    })),
  );
  await buildMenu(test.services, [{ urlSegment: text('parkeren'), pageId: page }, ...others]);
  const then = await momentOf(test);
  await republishPage(test.services, page, buildPageDocument({ title: text(is) }));
  return { test, admin, page, others: others.map(({ pageId }) => pageId), then };
}
