import { text } from '#platform/contract/localized.ts';
import type { CardInput } from './demo-blocks.ts';
import type { DemoDates } from './demo-dates.ts';
import { to } from './page-keys.ts';

/** What is on, the first day first, whatever the day on which the demo is made. */
export function eventCards(dates: DemoDates): CardInput[] {
  const events: (CardInput & { date: string })[] = [
    {
      title: text('Inloopavond Havenkwartier', 'Harbour Quarter drop-in evening'),
      date: dates.neighbourhoodEvening,
      time: text('19.30 – 21.30 uur', '19:30 – 21:30'),
      text: text('Loods 4, Werfkade', 'Shed 4, Werfkade'),
      href: to('harbour-quarter', 'inloopavond'),
    },
    {
      title: text(
        `Raadsvergadering over de begroting ${dates.year + 1}`,
        `Council meeting about the ${dates.year + 1} budget`,
      ),
      date: dates.councilMeeting,
      time: text('20.00 uur', '20:00'),
      text: text('Raadzaal, ook live te volgen', 'Council chamber, also live online'),
      href: to('council', 'vergaderingen'),
    },
    {
      title: text('Opruimdag in het Dijkpark', 'Clean-up day in the Dijkpark'),
      date: dates.cleanUpDay,
      time: text('10.00 – 14.00 uur', '10:00 – 14:00'),
      text: text('Aanmelden kan tot de dag ervoor', 'Sign up until the day before'),
      href: to('events', 'opruimdag'),
    },
    {
      title: text('Voorleesuur voor kleuters', 'Story hour for young children'),
      date: dates.readingHour,
      time: text('15.30 – 16.30 uur', '15:30 – 16:30'),
      text: text('Bibliotheek, Kaaiplein 6', 'Library, Kaaiplein 6'),
    },
    {
      title: text('Inloopavond Zuiderdijk', 'Zuiderdijk drop-in evening'),
      date: dates.dikeEvening,
      time: text('19.00 – 21.00 uur', '19:00 – 21:00'),
      text: text('Gemaal Zuiderdijk', 'Zuiderdijk pumping station'),
      href: to('news'),
    },
    {
      title: text('Open dag van de reddingsboot in de Oude Haven', 'Lifeboat open day in the Old Harbour'),
      date: dates.lifeboatDay,
      time: text('11.00 – 16.00 uur', '11:00 – 16:00'),
      text: text('Oude Haven', 'Old Harbour'),
      href: to('events', 'reddingsboot'),
    },
    {
      title: text('Ondernemersontbijt', 'Entrepreneurs’ breakfast'),
      date: dates.entrepreneursBreakfast,
      time: text('07.30 – 09.00 uur', '07:30 – 09:00'),
      text: text('Stadhuis, Kaaiplein 1', 'Town hall, Kaaiplein 1'),
      href: to('business', 'ontbijt'),
    },
    {
      title: text('Havenconcert van harmonie De Eendracht', 'Harbour concert by De Eendracht wind band'),
      date: dates.harbourConcert,
      time: text('14.00 uur', '14:00'),
      text: text('Kaaiplein, gratis', 'Kaaiplein, free'),
    },
    {
      title: text('Proefsluiting van de stormvloedkering', 'Trial closure of the storm surge barrier'),
      date: dates.barrierTest,
      time: text('vanaf 23.00 uur', 'from 23:00'),
      text: text('Havenmond, te zien vanaf de Zeedijk', 'Harbour mouth, in view from the Zeedijk'),
      href: to('news'),
    },
  ];
  return events.sort((a, b) => a.date.localeCompare(b.date));
}
