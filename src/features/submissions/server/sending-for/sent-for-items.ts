import type { Language } from '#platform/contract/texts/language.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { SentForService } from './sent-for.service.ts';

/** More than can be chosen from; older ones are found by a search. */
const mostItems = 60;

/** An item that a form was sent for. */
export interface SentForItem {
  guid: string;
  title: string;
}

/** What the submissions of a form were sent for, the latest first; what is gone is not among it. */
export async function sentForItems(
  db: PlatformDb,
  sentFor: Pick<SentForService, 'namesOf'>,
  formGuid: string,
  language: Language,
): Promise<SentForItem[]> {
  const rows = await db
    .selectFrom('form_submission')
    .select(({ fn }) => ['item_guid as guid', fn.max('sent_at').as('latest')])
    .where('form_guid', '=', formGuid)
    .where('item_guid', 'is not', null)
    .groupBy('item_guid')
    .orderBy('latest', 'desc')
    .limit(mostItems)
    .execute();
  const guids = rows.flatMap(({ guid }) => (guid === null ? [] : [guid]));
  const names = guids.length === 0 ? new Map<string, string>() : await sentFor.namesOf(guids, language);
  return guids.flatMap((guid) => {
    const title = names.get(guid);
    return title === undefined ? [] : [{ guid, title }];
  });
}
