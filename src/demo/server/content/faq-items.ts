import type { NewItem } from '#features/list-items/contract/list-item.ts';
import { type StoredText, text } from '#platform/contract/texts/localized.ts';
import type { StoredRichText } from '#platform/contract/texts/rich-text.ts';
import type { DemoDates } from './demo-dates.ts';
import { type DemoList, fieldId, itemGuid, listGuid, momentAt } from './demo-list.ts';
import { rich } from './markup.ts';

const answerField = fieldId(4, 1);

/** A document is JSON, though its own type says less. */
type Answer = NonNullable<NewItem['fields']>[string];

interface Question {
  title: StoredText;
  text: StoredRichText;
}

const groups = {
  documents: [
    {
      title: text('Heb ik een afspraak nodig?', 'Do I need an appointment?'),
      text: rich(
        'Ja, voor alles aan de balie, behalve voor het ophalen van een document. [Maak een afspraak](contact#afspraak).',
        'Yes, for everything at the desk, except for collecting a document. [Make an appointment](contact#afspraak).',
      ),
    },
    {
      title: text('Hoe vraag ik een uittreksel aan?', 'How do I apply for an extract?'),
      text: rich(
        `Een uittreksel uit de basisregistratie of de burgerlijke stand vraagt u aan met een bericht of aan de balie.

                  - Per post: binnen vijf werkdagen, € 17,10.
                  - Aan de balie: u kunt erop wachten, € 19,60.`,
        `You apply for an extract from the population register or the civil register with a message, or at the desk.

                  - By post: within five working days, € 17.10.
                  - At the desk: while you wait, € 19.60.`,
      ),
    },
    {
      title: text(
        'Mijn rijbewijs verloopt. Wat moet ik doen?',
        'My driving licence is about to expire. What should I do?',
      ),
      text: rich(
        'Vraag op tijd een nieuw rijbewijs aan, het liefst drie maanden van tevoren. Neem een pasfoto en uw oude rijbewijs mee.',
        'Apply for a new one in time, preferably three months ahead. Bring a photo and your old licence.',
      ),
    },
    {
      title: text('Kan ik trouwen op een boot?', 'Can I get married on a boat?'),
      text: rich(
        'Ja. De zeilklipper *Vrouwe Vloed* is een officiële trouwlocatie. Meld uw huwelijk minstens twee weken van tevoren.',
        'Yes. The sailing clipper *Vrouwe Vloed* is an official wedding venue. Give notice at least two weeks ahead.',
      ),
    },
  ],
  home: [
    {
      title: text('Wanneer wordt mijn afval opgehaald?', 'When is my waste collected?'),
      text: rich(
        'Dat staat in de [afvalkalender](waste#afvalkalender). Zet de container vóór 07.30 uur buiten.',
        'See the [waste calendar](waste#afvalkalender). Put your bin outside before 07:30.',
      ),
    },
    {
      title: text(
        'Krijg ik subsidie voor isolatie of een groen dak?',
        'Is there a subsidy for insulation or a green roof?',
      ),
      text: rich(
        'Ja. Voor isolatie krijgt u tot € 1.500, voor een groen dak € 25 per vierkante meter. Vraag de subsidie aan voordat u begint.',
        'Yes. For insulation you get up to € 1,500, for a green roof € 25 per square metre. Apply before you start.',
      ),
    },
    {
      title: text('Mag ik een schuur bouwen?', 'May I build a shed?'),
      text: rich(
        'Achter uw huis en tot 30 m² meestal wel, zonder vergunning. [Zo zoekt u het uit](building).',
        'Behind your house and up to 30 m² usually yes, without a permit. [This is how you find out](building).',
      ),
    },
    {
      title: text('Ik kan mijn belasting niet betalen', 'I cannot pay my taxes'),
      text: rich(
        'Wacht niet. Bel ons, dan spreken we af dat u in delen betaalt. Bij een laag inkomen hoeft u misschien niets te betalen.',
        'Do not wait. Call us and we will agree that you pay in parts. With a low income you may not have to pay at all.',
      ),
    },
  ],
  website: [
    {
      title: text('Hoe maak ik een account?', 'How do I get an account?'),
      text: rich(
        'Voor bijna alles hebt u geen account nodig. Leden van een wijkraad of projectgroep krijgen een uitnodiging per e-mail.',
        'You need no account for almost anything. Members of a neighbourhood council or project group are invited by e-mail.',
      ),
    },
    {
      title: text('Gebruikt deze site cookies?', 'Does this site use cookies?'),
      text: rich(
        'Alleen de cookies die nodig zijn om de site te laten werken. We volgen u niet. Meer staat bij [over deze website](about).',
        'Only those needed to make the site work. We do not follow you. Read more [about this website](about).',
      ),
    },
    {
      title: text('Ik kan de site niet goed lezen', 'I find the site hard to read'),
      text: rich(
        'Maak de letters groter met Ctrl en +. Onder aan elke pagina kiest u een lichte of donkere weergave. Werkt iets niet met uw hulpmiddel? [Laat het ons weten](contact#bericht).',
        'Make the letters larger with Ctrl and +. At the bottom of every page you choose a light or dark view. Does something not work with your tools? [Let us know](contact#bericht).',
      ),
    },
  ],
} satisfies Record<string, Question[]>;
export type FaqGroup = keyof typeof groups;

const guidOf = (group: FaqGroup, place: number): string => itemGuid('faq', `${group}/${place}`);

export const questionGuids = (group: FaqGroup): string[] => groups[group].map((_, place) => guidOf(group, place));

/** Each group of questions is a list of the page. */
export const faqLists = (dates: DemoDates): DemoList[] =>
  (Object.keys(groups) as FaqGroup[]).map((group) => ({
    guid: listGuid('faq', group),
    items: groups[group].map(
      (question, place): NewItem => ({
        guid: guidOf(group, place),
        listItemTypeName: 'FAQ',
        title: question.title,
        fields: { [answerField]: question.text as unknown as Answer },
        publishedOn: momentAt(dates.daysAgo(40 + place)),
      }),
    ),
  }));
