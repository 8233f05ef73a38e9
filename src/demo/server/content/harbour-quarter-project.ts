import { text } from '#platform/contract/texts/localized.ts';
import { type DemoDates, monthName, shortDate } from './demo-dates.ts';
import { rich } from './markup.ts';

/** The same phases with what happened in them, for the project's own page. */
export function projectSteps(dates: DemoDates) {
  const [exploring, gathering, ...rest] = harbourQuarter(dates).phases;
  const told = [
    {
      ...exploring,
      text: rich(
        'We onderzochten de bodem en de oude gebouwen, en spraken met 60 buren en bedrijven. Wat vaststaat, leest u in de [nota van uitgangspunten](documents#havenkwartier).',
        'We examined the soil and the old buildings, and talked with 60 neighbours and businesses. What is certain is in the [starting points](documents#havenkwartier).',
      ),
      state: 'done' as const,
    },
    {
      ...gathering,
      text: rich(
        'Iedereen kan een idee delen. Elk idee krijgt antwoord. [Bekijk de ideeën](ideas).',
        'Anyone can share an idea. Every idea gets an answer. [See the ideas](ideas).',
      ),
      state: 'now' as const,
    },
    ...rest.map((phase) => ({ ...phase, state: 'next' as const })),
  ];
  return told.map(({ note, ...step }) => ({ ...step, label: note }));
}

/** How far the project is: the same on the home page and on the project's own. */
export function harbourQuarter(dates: DemoDates) {
  const { year, ideasUntil } = dates;
  const explored = monthName(dates.daysAgo(150));
  const until = shortDate(ideasUntil);
  return {
    eyebrow: text('Meedoen', 'Take part'),
    title: text('Hoe wilt u wonen in het Havenkwartier?', 'How would you like to live in the Harbour Quarter?'),
    text: text(
      'Op de oude werf komen 420 woningen, een park aan het water en een veer naar de overkant. Deel uw idee: u hebt geen account nodig, alleen een e\u2011mailadres.',
      'The old shipyard makes room for 420 homes, a park on the water and a ferry to the other side. Share your idea: you need no account, only an e\u2011mail address.',
    ),
    phases: [
      { title: text('Verkennen', 'Exploring'), note: text(`Klaar in ${explored.nl}`, `Done in ${explored.en}`) },
      { title: text('Ideeën ophalen', 'Gathering ideas'), note: text(`tot ${until.nl}`, `until ${until.en}`) },
      { title: text('Ontwerp', 'Design'), note: text(`Voorjaar ${year + 1}`, `Spring ${year + 1}`) },
      { title: text('Besluit', 'Decision'), note: text(`Najaar ${year + 1}`, `Autumn ${year + 1}`) },
      { title: text('Bouw', 'Building'), note: text(`Vanaf ${year + 2}`, `From ${year + 2}`) },
    ],
    currentPhase: 2,
    figures: [
      // Nothing that the site counts itself: how many ideas there are, and how many took part, is said by their list.
      { value: text('420', '420'), label: text('woningen', 'homes') },
      { value: text('3', '3'), label: text('ontwerpers', 'designers') },
    ],
  };
}
