import type { NewItem } from '#features/list-items/contract/list-item.ts';
import { type StoredText, text } from '#platform/contract/texts/localized.ts';
import type { CardInput } from './demo-blocks.ts';
import type { DemoDates } from './demo-dates.ts';
import { fieldId, itemGuid, momentAt } from './demo-list.ts';
import { to } from './page-keys.ts';

interface DemoEvent {
  title: StoredText;
  date: string;
  from: string;
  until?: string;
  /** The same in every language: it is what one looks for on a map. */
  address: string;
  about: StoredText;
  price?: StoredText;
  href?: string;
}

const free = text('gratis', 'free');

/** What is on, the first day first, whatever the day on which the demo is made. */
function events(dates: DemoDates): DemoEvent[] {
  const planned: DemoEvent[] = [
    {
      title: text('Inloopavond Havenkwartier', 'Harbour Quarter drop-in evening'),
      date: dates.neighbourhoodEvening,
      from: '19:30',
      until: '21:30',
      address: 'Loods 4, Werfkade',
      about: text(
        'Bekijk de eerste schetsen, stel uw vragen en deel uw idee. Binnenlopen kan de hele avond.',
        'See the first sketches, ask your questions and share your idea. Walk in at any time.',
      ),
      href: to('harbour-quarter', 'inloopavond'),
    },
    {
      title: text(
        `Raadsvergadering over de begroting ${dates.year + 1}`,
        `Council meeting about the ${dates.year + 1} budget`,
      ),
      date: dates.councilMeeting,
      from: '20:00',
      address: 'Raadzaal, Kaaiplein 1',
      about: text(
        'De raad beslist waar volgend jaar geld naartoe gaat. Kom naar de tribune of kijk thuis mee.',
        'The council decides where next year’s money goes. Come to the gallery, or watch it live at home.',
      ),
      href: to('council', 'vergaderingen'),
    },
    {
      title: text('Opruimdag in het Dijkpark', 'Clean-up day in the Dijkpark'),
      date: dates.cleanUpDay,
      from: '10:00',
      until: '14:00',
      address: 'Dijkpark',
      about: text(
        'Samen maken we het park schoon. Er zijn handschoenen en soep. Aanmelden kan tot de dag ervoor.',
        'Together we clean up the park. There are gloves, and soup. Sign up until the day before.',
      ),
      href: to('events', 'opruimdag'),
    },
    {
      title: text('Voorleesuur voor kleuters', 'Story hour for young children'),
      date: dates.readingHour,
      from: '15:30',
      until: '16:30',
      address: 'Bibliotheek, Kaaiplein 6',
      about: text(
        'Een uur vol verhalen voor kinderen van 4 tot 6 jaar. Een lidmaatschap is niet nodig.',
        'An hour full of stories for children from 4 to 6. You need not be a member.',
      ),
      price: free,
    },
    {
      title: text('Inloopavond Zuiderdijk', 'Zuiderdijk drop-in evening'),
      date: dates.dikeEvening,
      from: '19:00',
      until: '21:00',
      address: 'Gemaal Zuiderdijk',
      about: text(
        'Hoor wanneer er bij u in de buurt gewerkt wordt. De dijkmeester laat het gemaal zien.',
        'Hear when there will be work near you. The dike master shows you round the pumping station.',
      ),
      href: to('news'),
    },
    {
      title: text('Open dag van de reddingsboot in de Oude Haven', 'Lifeboat open day in the Old Harbour'),
      date: dates.lifeboatDay,
      from: '11:00',
      until: '16:00',
      address: 'Oude Haven',
      about: text(
        'Stap aan boord, praat met de bemanning en kijk om 14.00 uur naar een oefening op het water.',
        'Step on board, talk with the crew, and watch an exercise on the water at 14:00.',
      ),
      price: free,
      href: to('events', 'reddingsboot'),
    },
    {
      title: text('Ondernemersontbijt', 'Entrepreneurs’ breakfast'),
      date: dates.entrepreneursBreakfast,
      from: '07:30',
      until: '09:00',
      address: 'Stadhuis, Kaaiplein 1',
      about: text(
        'Ontbijt met de wethouder en andere ondernemers. Deze keer over bezorgen in de binnenstad.',
        'Breakfast with the alderman and other entrepreneurs. This time about deliveries in the town centre.',
      ),
      href: to('business', 'ontbijt'),
    },
    {
      title: text('Havenconcert van harmonie De Eendracht', 'Harbour concert by De Eendracht wind band'),
      date: dates.harbourConcert,
      from: '14:00',
      address: 'Kaaiplein',
      about: text(
        'Een uur muziek aan het water. Bij regen speelt de harmonie in de kerk.',
        'An hour of music by the water. In case of rain the band plays in the church.',
      ),
      price: free,
    },
    {
      title: text('Proefsluiting van de stormvloedkering', 'Trial closure of the storm surge barrier'),
      date: dates.barrierTest,
      from: '23:00',
      address: 'Zeedijk',
      about: text(
        'De kering gaat dicht als oefening. Vanaf de Zeedijk ziet u het goed.',
        'The barrier closes as an exercise. There is a good view from the Zeedijk.',
      ),
      href: to('news'),
    },
  ];
  return planned.sort((a, b) => a.date.localeCompare(b.date));
}

function hours({ from, until }: DemoEvent): StoredText {
  const inDutch = (time: string) => time.replace(':', '.');
  return until === undefined
    ? text(`vanaf ${inDutch(from)} uur`, `from ${from}`)
    : text(`${inDutch(from)} – ${inDutch(until)} uur`, `${from} – ${until}`);
}

export const eventCards = (dates: DemoDates): CardInput[] =>
  events(dates).map((event) => ({
    title: event.title,
    date: event.date,
    time: hours(event),
    text: text(event.address, event.address),
    ...(event.href !== undefined && { href: event.href }),
  }));

const fields = { location: fieldId(2, 1), price: fieldId(2, 2), signUp: fieldId(2, 3) };

export const eventItems = (dates: DemoDates): NewItem[] =>
  events(dates).map(({ title, date, from, until, address, about, price, href }) => ({
    guid: itemGuid('events', title.$lang.nl ?? ''),
    listItemTypeName: 'Event',
    title,
    metadata: {
      description: about,
      'period-start': momentAt(date, from),
      'period-end': momentAt(date, until ?? from),
    },
    fields: {
      [fields.location]: { address },
      ...(price !== undefined && { [fields.price]: price }),
      ...(href !== undefined && { [fields.signUp]: [{ label: text('Meer hierover', 'More about this'), href }] }),
    },
  }));
