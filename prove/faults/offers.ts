import { randomUUID } from 'node:crypto';
import type { Findings } from '../verdict.ts';
import { askAs, type SolvedChallenge, solved } from './form-calls.ts';
import { manyCalls } from './forms.ts';
import { askDatabase, call, openSite, type Site, type Told, untilTrue } from './site.ts';
import { underKills } from './under-kills.ts';

/** Somebody without an account who brings one item, and presses again until there is an answer. */
interface Bringer {
  challenge: SolvedChallenge;
  key: string;
  title: string;
  guid?: string;
}

/** What appears is looked for every minute. */
const longestToTell = 240;

/**
 * Visitors bring items while the server is killed: what was taken is in the list, once, and somebody who follows the list is told of each,
 * once.
 */
export async function proveOffers(findings: Findings, dataDir: string, kills: number): Promise<void> {
  const first = await openSite(dataDir, manyCalls);
  const list = await openList(first);
  await askDatabase(
    dataDir,
    `with person as (insert into "user" (id, name, email, email_verified, origin)
      values (gen_random_uuid(), 'Volger', 'volger@vloedhaven.example', true, 'Verification') returning id)
      insert into follow (user_id, kind, target_guid, mail, created_at) select id, 'list', $1, 'never', now() from person`,
    [list],
  );
  const sums = await solved(first, `/api/offers:to/${list}/challenge`, kills);
  const { site, people, strange } = await underKills<Bringer>(first, {
    dataDir,
    options: manyCalls,
    kills,
    next: (number) => {
      const challenge = sums.pop();
      return challenge && { challenge, key: randomUUID(), title: `Idee ${number}` };
    },
    press: (now, bringer) => bring(now, list, bringer),
    isDone: ({ guid }) => guid !== undefined,
  });
  const [counted] = await askDatabase<{ offers: number; items: number; titles: number }>(
    dataDir,
    `select (select count(*) from item_offer where list_guid = $1)::int as offers,
      (select count(*) from item where list_id = $1)::int as items,
      (select count(distinct title) from item_offer where list_guid = $1)::int as titles`,
    [list],
  );
  const { offers = 0, items = 0, titles = 0 } = counted ?? {};
  findings.note(
    `${kills} kills under visitors who bring items: lost or twice`,
    `${people.length} brought, ${offers} kept, ${items} in the list, ${strange} strange answers`,
    [offers, items, titles].every((number) => number === people.length) && strange === 0,
  );
  const told = async () =>
    await askDatabase<{ about: string; times: number }>(
      dataDir,
      `select about_guid as about, count(*)::int as times from notice
        where about_guid in (select id from item where list_id = $1) group by about_guid`,
      [list],
    );
  await untilTrue('all are told of', async () => (await told()).length >= people.length, longestToTell);
  const twice = (await told()).filter(({ times }) => times > 1).length;
  findings.note(
    `${kills} kills while somebody follows the list: told of twice, or not at all`,
    `${twice}, ${people.length - (await told()).length}`,
    twice === 0,
  );
  await site.product.stop();
}

async function bring({ product: { port } }: Site, list: string, bringer: Bringer): Promise<Told> {
  const { challenge, key, title } = bringer;
  const json = { challenge, key, title, text: 'Dan kan iedereen zwemmen.', language: 'nl' };
  const told = await call(port, `/api/offers:to/${list}`, { method: 'POST', json });
  if (told.status === 200) bringer.guid = (JSON.parse(told.body) as { guid: string }).guid;
  return told;
}

/** To which anyone may bring something that readers get at once. */
async function openList(site: Site): Promise<string> {
  const guid = randomUUID();
  const nl = (words: string) => ({ $lang: { nl: words } });
  const block = {
    guid,
    buildingBlockName: 'List',
    layoutPosition: 'main',
    sortId: 0,
    addPermission: 'Public',
    options: { itemTypeNames: ['Idea'] },
  };
  const document = { title: nl('Ideeën van bewoners'), buildingBlockInstances: [block] };
  const page = JSON.parse(await askAs(site, 'POST', '/api/pages', { kind: 'page', document })) as { guid: string };
  await askAs(site, 'POST', '/api/menuitems', { name: nl('bewoners'), pageGuid: page.guid, isVisible: true });
  await askAs(site, 'POST', `/api/pages/${page.guid}/publish`, {});
  return guid;
}
