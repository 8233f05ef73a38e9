import type { NewItem } from '#features/list-items/contract/list-item.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { DemoDates } from './demo-dates.ts';
import { fieldId, itemGuid, momentAt } from './demo-list.ts';

const conversation = fieldId(8, 2);

interface Topic {
  title: [nl: string, en: string];
  about: [nl: string, en: string];
  daysAgo: number;
  isClosed?: boolean;
}

export const topicGuid = (key: keyof typeof topics): string => itemGuid('forum', key);

/** What a neighbourhood talks about. */
export const topicItems = (dates: DemoDates): NewItem[] =>
  Object.entries<Topic>(topics).map(([key, { title, about, daysAgo, isClosed = false }]) => ({
    guid: itemGuid('forum', key),
    listItemTypeName: 'Topic',
    title: text(...title),
    metadata: { description: text(...about) },
    ...(isClosed && { fields: { [conversation]: ['closed'] } }),
    publishedOn: momentAt(dates.daysAgo(daysAgo), '19:30'),
  }));

const topics = {
  rules: {
    title: ['Huisregels van het wijkforum', 'House rules of the neighbourhood forum'],
    about: [
      'Blijf vriendelijk, blijf bij het onderwerp en noem geen gegevens van anderen.',
      'Stay kind, stay on topic and do not give details of others.',
    ],
    daysAgo: 60,
  },
  swing: {
    title: ['De schommel in het Sluispark is stuk', 'The swing in Sluis Park is broken'],
    about: [
      'Een van de kettingen hangt los. Wie weet of het al gemeld is?',
      'One of the chains hangs loose. Does anyone know whether it has been reported?',
    ],
    daysAgo: 6,
  },
  market: {
    title: ['Wie wil er een avondmarkt op het Kaaiplein?', 'Who wants an evening market on Kaai Square?'],
    about: [
      'In andere steden loopt het goed. Hier staat het plein na zes uur leeg.',
      'It works well in other towns. Here the square is empty after six.',
    ],
    daysAgo: 9,
  },
  lights: {
    title: ['Donker op het fietspad langs de Werfkade', 'Dark on the cycle path along the Werfkade'],
    about: [
      'Tussen de loods en de brug is geen lantaarn. Ik fiets er nu omheen.',
      'There is no lamp between the shed and the bridge. I cycle around it now.',
    ],
    daysAgo: 12,
  },
  tools: {
    title: ['Gereedschap lenen van elkaar', 'Borrowing tools from each other'],
    about: [
      'Een heggenschaar gebruik je twee keer per jaar. Zullen we een lijst maken?',
      'You use a hedge trimmer twice a year. Shall we make a list?',
    ],
    daysAgo: 15,
  },
  cat: {
    title: ['Grijze kater gevonden bij de sluis', 'Grey tomcat found by the lock'],
    about: [
      'Hij is tam, heeft geen chip en eet goed. Van wie is hij?',
      'He is tame, has no chip and eats well. Whose is he?',
    ],
    daysAgo: 18,
  },
  bins: {
    title: ['Volle ondergrondse containers in de zomer', 'Full underground containers in summer'],
    about: [
      'Elk warm weekend staat er afval naast. Hoe is dat bij u in de straat?',
      'Every warm weekend rubbish stands beside them. How is it in your street?',
    ],
    daysAgo: 22,
  },
  choir: {
    title: ['Zangers gezocht voor het havenkoor', 'Singers wanted for the harbour choir'],
    about: [
      'Op dinsdagavond, in de oude zeilmakerij. Noten lezen hoeft niet.',
      'On Tuesday evenings, in the old sail loft. You need not read music.',
    ],
    daysAgo: 25,
  },
  street: {
    title: ['Straatfeest op de Ankerstraat: wie helpt?', 'Street party on Anker Street: who helps?'],
    about: [
      'We zoeken mensen voor de tafels, de muziek en het opruimen.',
      'We are looking for people for the tables, the music and tidying up.',
    ],
    daysAgo: 28,
  },
  ferry: {
    title: ['Nieuwe vaartijden van het veer', 'New ferry times'],
    about: [
      'De gemeente vroeg in de zomer wat u ervan vond. Hieronder staat wat ermee gebeurde.',
      'In summer the municipality asked what you thought. Below is what was done with it.',
    ],
    daysAgo: 40,
    isClosed: true,
  },
} satisfies Record<string, Topic>;
