import type { NewItem } from '#features/list-items/contract/list-item.ts';
import type { AccountType } from '#platform/contract/rights/viewer.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { DemoDates } from './demo-dates.ts';
import { fieldId, itemGuid, listGuid, momentAt } from './demo-list.ts';

const [status, location] = [fieldId(7, 1), fieldId(7, 2)];

/** Where people say that a street can be made safer; an editor looks before readers get it. */
export const crossingsList = listGuid('traffic', 'crossings');

export const crossingItems = (dates: DemoDates): NewItem[] => [
  {
    guid: itemGuid('traffic', 'school-crossing'),
    listItemTypeName: 'Idea',
    title: text('Een zebrapad bij de Kadeschool', 'A zebra crossing at the Kade school'),
    metadata: {
      description: text(
        'Om half negen steken hier honderd kinderen over tussen de auto’s.',
        'At half past eight a hundred children cross here between the cars.',
      ),
    },
    fields: {
      [status]: ['considered'],
      [location]: { address: 'Kadestraat 12', latitude: 52.3731, longitude: 4.8922 },
    },
    publishedOn: momentAt(dates.daysAgo(12)),
  },
];

interface DemoOffer {
  name: string;
  by: AccountType;
  title: string;
  words: string;
}

/** What waits for an editor. */
export const demoOffers: readonly DemoOffer[] = [
  {
    name: 'lamp',
    by: 'Standard',
    title: 'Het fietspad onder de brug is donker',
    words: 'Na zes uur zie je elkaar niet aankomen. Eén lamp bij de bocht zou al schelen.',
  },
  {
    name: 'mirror',
    by: 'Developer',
    title: 'Een spiegel op de hoek van de Werfkade',
    words: 'Vrachtwagens draaien hier achteruit de kade op. Fietsers staan dan precies in de dode hoek.',
  },
  {
    name: 'advert',
    by: 'Developer',
    title: 'Goedkope fietsverlichting',
    words: 'https://lampen.example https://lampen.example/actie',
  },
];
