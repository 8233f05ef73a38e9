import type { Comparison } from '../compare.ts';
import { compare, type Target, warmUp } from '../compare.ts';
import type { JudgedContest } from '../contests.ts';
import { milliseconds } from '../judging.ts';
import { signInWithCookie } from '../sign-in.ts';
import type { Site } from '../site.ts';

export interface AdminSites {
  /** With a page for each of thousands of menu items. */
  manyPages: Site;
  /** With hundreds of menu items. */
  largeMenu: Site;
  /** The demo as it is. */
  few: Site;
}

const rounds = { rounds: 5, seconds: 1.2 };
const connections = 10;

/** What the screens ask of a large site, against the same asked of the demo. */
export async function compareCalls({ manyPages, largeMenu, few }: AdminSites): Promise<[JudgedContest, Comparison][]> {
  const sessions = new Map<Site, Record<string, string>>();
  for (const site of [manyPages, largeMenu, few]) sessions.set(site, await signInWithCookie(site.port));
  const asked = (site: Site, path: string): Target => ({
    port: site.port,
    path,
    headers: sessions.get(site) ?? {},
    node: site.pid,
    database: site.database,
  });
  const against = (name: string, large: Site, path: string): JudgedContest => ({
    name,
    yardstickName: 'the demo',
    warmRequests: 200,
    product: asked(large, path),
    yardstick: asked(few, path),
  });
  const contests: JudgedContest[] = [
    {
      ...against('first 25 pages by title', manyPages, '/api/pages:overview?itemCount=25'),
      judgements: [{ budget: 'overviewTime', of: milliseconds }],
    },
    against('pages with a word, last changed first', manyPages, '/api/pages:overview?search=dijk&sort_by=changed_desc'),
    against('pages that nobody reviews', manyPages, '/api/pages:overview?review=none'),
    against('the tree of pages', manyPages, '/api/pages:tree'),
    against('the whole menu, to arrange it', largeMenu, '/api/menus:source'),
  ];
  const results: [JudgedContest, Comparison][] = [];
  for (const contest of contests) {
    console.log(`  ${contest.name}`);
    await warmUp({ ...contest, connections: [connections] });
    results.push([contest, await compare(contest, connections, rounds)]);
  }
  return results;
}
