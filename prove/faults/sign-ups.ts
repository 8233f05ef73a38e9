import { randomUUID } from 'node:crypto';
import type { Findings } from '../verdict.ts';
import { askAs, solved } from './form-calls.ts';
import { manyCalls, nextOf, type Resident, sendForm } from './forms.ts';
import { askDatabase, openSite, type Site, type Told } from './site.ts';
import { underKills } from './under-kills.ts';

export const capacity = 12;

/** People sign up for an event with few places while the server is killed: nobody is in twice, and no place is given twice. */
export async function proveSignUps(findings: Findings, dataDir: string, kills: number): Promise<void> {
  const first = await openSite(dataDir, manyCalls);
  const { itemGuid, formGuid } = await eventWithPlaces(first);
  const sums = await solved(first, `/api/forms/${formGuid}/challenge`, kills);
  const { site, people, strange } = await underKills<Resident>(first, {
    dataDir,
    options: manyCalls,
    kills,
    next: nextOf(sums),
    press: (now, resident) => signUp(now, { itemGuid, formGuid }, resident),
    isDone: ({ guid }) => guid !== undefined,
  });
  const rows = await signUpsFor(dataDir, itemGuid);
  const kept = new Set(rows.map(({ guid }) => guid));
  const lost = people.filter(({ guid }) => !kept.has(guid ?? '')).length;
  const twice = rows.length - new Set(rows.map(({ email }) => email)).size;
  const isIn = rows.filter(({ state }) => state === 'in').length;
  const waiting = rows.filter(({ state }) => state === 'waiting').length;
  findings.note(
    `${kills} kills under people who sign up for ${capacity} places: lost, twice, in`,
    `${people.length} signed up, ${lost} lost, ${twice} twice, ${isIn} in, ${waiting} waiting`,
    lost === 0 &&
      twice === 0 &&
      isIn === Math.min(capacity, people.length) &&
      isIn + waiting === people.length &&
      strange === 0,
  );
  await site.product.stop();
}

export interface EventWithPlaces {
  itemGuid: string;
  formGuid: string;
}

export async function eventWithPlaces(site: Site): Promise<EventWithPlaces> {
  const itemGuid = await madeEvent(site);
  await askAs(site, 'PUT', `/api/listitem:signupsettings/${itemGuid}`, { capacity });
  const { formGuid } = JSON.parse(await askAs(site, 'GET', `/api/listitem:signup/${itemGuid}`)) as {
    formGuid: string;
  };
  return { itemGuid, formGuid };
}

export const signUp = (site: Site, { itemGuid, formGuid }: EventWithPlaces, resident: Resident): Promise<Told> =>
  sendForm(site, formGuid, resident, { posted: { name: ['Noor'], email: [resident.email] }, itemGuid });

export const signUpsFor = (dataDir: string, itemGuid: string) =>
  askDatabase<{ guid: string; email: string; state: string }>(
    dataDir,
    `select submission_guid as guid, answers ->> 'email' as email, state
      from sign_up join form_submission on guid = submission_guid where item_id = $1`,
    [itemGuid],
  );

/** In a list on a page of its own. */
async function madeEvent(site: Site): Promise<string> {
  const nl = (words: string) => ({ $lang: { nl: words } });
  const list = randomUUID();
  const block = { guid: list, buildingBlockName: 'List', layoutPosition: 'main', sortId: 0, options: {} };
  const document = { title: nl('Wandelingen'), buildingBlockInstances: [block] };
  const page = JSON.parse(await askAs(site, 'POST', '/api/pages', { kind: 'page', document })) as { guid: string };
  await askAs(site, 'POST', '/api/menuitems', { name: nl('wandelingen'), pageGuid: page.guid, isVisible: true });
  await askAs(site, 'POST', `/api/pages/${page.guid}/publish`, {});
  const nextWeek = new Date(Date.now() + 7 * 24 * 3600_000).toISOString();
  const item = {
    title: 'Avondwandeling',
    listItemTypeName: 'Event',
    metadata: { 'period-start': nextWeek, 'period-end': nextWeek },
  };
  const [event] = JSON.parse(await askAs(site, 'POST', `/api/listitem/list/${list}`, [item])) as { guid: string }[];
  return event?.guid ?? '';
}
