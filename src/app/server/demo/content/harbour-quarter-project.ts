import { text } from '#platform/contract/localized.ts';
import { type DemoDates, monthName, shortDate } from './demo-dates.ts';

/** How far the project is: the same on the home page and on the project's own. */
export function harbourQuarter(dates: DemoDates) {
  const { year, ideasUntil } = dates;
  const explored = monthName(dates.daysAgo(150));
  const until = shortDate(ideasUntil);
  return {
    eyebrow: text('Meedoen', 'Take part'),
    title: text('Hoe wilt u wonen in het Havenkwartier?', 'How would you like to live in the Harbour Quarter?'),
    text: text(
      'Op het terrein van de oude werf komen 420 woningen, een park aan het water en een veer naar de overkant. Deel uw idee: u hebt geen account nodig, alleen een e\u2011mailadres.',
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
      { value: text('214', '214'), label: text('ideeën', 'ideas') },
      { value: text('1.038', '1,038'), label: text('deelnemers', 'participants') },
      { value: text('420', '420'), label: text('woningen', 'homes') },
    ],
  };
}
