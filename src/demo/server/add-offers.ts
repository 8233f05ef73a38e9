import type { ItemOffersService } from '#features/item-offers/server/item-offers.service.ts';
import type { AccountType } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { personOf } from './add-upkeep.ts';
import { crossingsList, demoOffers } from './content/crossing-items.ts';
import { demoGuid } from './demo-guid.ts';

export interface DemoOfferServices {
  itemOffers: Pick<ItemOffersService, 'add'>;
}

/** Nobody is at a browser here. */
const client = { ip: '127.0.0.1', origin: 'http://localhost' };

/** What people brought that waits for an editor. Cut short here, the queue of the demo is shorter. */
export async function addOffers(
  { itemOffers }: DemoOfferServices,
  ids: ReadonlyMap<AccountType, string>,
): Promise<void> {
  for (const { name, by, title, words } of demoOffers) {
    const language: Language = defaultLanguage;
    const said = { title, text: words, posted: {}, language, website: '' };
    const key = demoGuid(`offer/${name}`);
    await itemOffers.add(personOf(by, ids.get(by) ?? ''), crossingsList, { ...said, key }, client);
  }
}
