import type { NewItem } from '#features/list-items/contract/list-item.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { StoredRichText } from '#platform/contract/texts/rich-text.ts';
import { formGuid } from '../forms/demo-form.ts';
import { formBlock, textBlock } from './demo-blocks.ts';
import type { Day, DemoDates } from './demo-dates.ts';
import { blocksOfItem, fieldId, itemGuid, momentAt } from './demo-list.ts';
import { rich } from './markup.ts';

const fields = { hours: fieldId(10, 1), salary: fieldId(10, 2), department: fieldId(10, 3), location: fieldId(10, 4) };

interface Vacancy {
  title: [nl: string, en: string];
  summary: [nl: string, en: string];
  department: [nl: string, en: string];
  salary: [nl: string, en: string];
  story: StoredRichText;
  hours: number;
  place: string;
  until: Day;
}

/** For the form that people apply by. */
export const vacancyGuids = ['bridge-keeper', 'desk-clerk'].map((key) => itemGuid('governance', key));

/** Work at the town hall and on the quays. */
export const vacancyItems = (dates: DemoDates): NewItem[] =>
  Object.entries(vacancies(dates)).map(([key, vacancy], place) => ({
    guid: itemGuid('governance', key),
    listItemTypeName: 'Vacancy',
    title: text(...vacancy.title),
    metadata: {
      description: text(...vacancy.summary),
      'period-start': momentAt(dates.daysAgo(6 + place)),
      'period-end': momentAt(vacancy.until, '23:59'),
    },
    fields: {
      [fields.hours]: vacancy.hours,
      [fields.salary]: text(...vacancy.salary),
      [fields.department]: text(...vacancy.department),
      [fields.location]: { address: vacancy.place },
    },
    contentBuildingBlockInstances: blocksOfItem(`item/governance/${key}`, {
      story: textBlock({ text: vacancy.story }),
      apply: formBlock({ formGuid: formGuid('application') }),
    }),
    publishedOn: momentAt(dates.daysAgo(6 + place)),
  }));

const vacancies = (dates: DemoDates): Record<string, Vacancy> => ({
  'bridge-keeper': {
    title: ['Brugwachter', 'Bridge keeper'],
    summary: [
      'U bedient de Havenbrug en twee sluizen, en houdt schippers en fietsers op de hoogte.',
      'You operate the harbour bridge and two locks, and keep skippers and cyclists informed.',
    ],
    department: ['Havens en water', 'Harbours and water'],
    salary: ['€ 2.700 tot € 3.600 bruto per maand', '€ 2,700 to € 3,600 gross a month'],
    story: rich(
      `U werkt in wisselende diensten, ook in het weekend. U leert het vak van twee collega’s die het al twintig jaar doen.

      ## Dit vragen we

      - U blijft rustig als er drie schepen tegelijk willen.
      - U spreekt goed Nederlands en genoeg Engels voor de marifoon.`,
      `You work shifts, weekends included. You learn the trade from two colleagues who have done it for twenty years.

      ## What we ask

      - You stay calm when three ships want through at once.
      - You speak Dutch well, and enough English for the marine radio.`,
    ),
    hours: 36,
    place: 'Havenbrug, Vloedhaven',
    until: dates.inDays(28),
  },
  'desk-clerk': {
    title: ['Medewerker balie', 'Desk clerk'],
    summary: [
      'U helpt inwoners aan de balie van het stadhuis, van paspoort tot geboorteaangifte.',
      'You help residents at the desk of the town hall, from passports to registering a birth.',
    ],
    department: ['Burgerzaken', 'Civil affairs'],
    salary: ['€ 2.500 tot € 3.400 bruto per maand', '€ 2,500 to € 3,400 gross a month'],
    story: rich(
      `Elke dag komen er ongeveer honderd mensen langs. U kijkt of hun papieren kloppen, legt uit wat er nog nodig is en neemt de tijd voor wie het niet begrijpt.

      Op donderdag is de balie tot 20.00 uur open. Die avonden verdeelt u met zes collega’s.`,
      `About a hundred people come by every day. You check their papers, explain what is still needed and take your time for those who find it hard.

      On Thursdays the desk is open until 20:00. You share those evenings with six colleagues.`,
    ),
    hours: 24,
    place: 'Stadhuis, Kaaiplein 1, Vloedhaven',
    until: dates.inDays(21),
  },
});
