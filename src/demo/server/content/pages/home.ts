import { text } from '#platform/contract/texts/localized.ts';
import { decoration, illustration } from '../block-pictures.ts';
import { callToActionBlock, cardsBlock, heroBlock, noticeBlock, widgetBlock } from '../demo-blocks.ts';
import { type DemoDates, dayAndDate, endOf } from '../demo-dates.ts';
import { listGuid } from '../demo-list.ts';
import { demoPage, type WritePage } from '../demo-page.ts';
import { harbourQuarter } from '../harbour-quarter-project.ts';
import { rich } from '../markup.ts';
import { to } from '../page-keys.ts';
import { townHallBlocks } from '../town-hall.ts';

export const homePage: WritePage = (dates) =>
  demoPage('home', {
    title: text('Home', 'Home'),
    description: text(
      'De website van de gemeente Vloedhaven: regel uw zaken, lees het nieuws en doe mee.',
      'The website of the municipality of Vloedhaven: arrange things, read the news and take part.',
    ),
    layout: '75-25',
    options: { showBreadcrumbs: false },
    blocks: {
      'top-row': {
        bridge: bridgeNotice(dates),
        hero: heroBlock({
          title: text('Goed geregeld\nin Vloedhaven', 'Well arranged\nin Vloedhaven'),
          picture: decoration('skyline'),
          words: 'sky',
          hasSearch: true,
          searchLabel: text('Waar bent u naar op zoek?', 'What are you looking for?'),
          searchExample: text('Bijvoorbeeld: paspoort', 'For example: passport'),
          popularLinks: [
            { label: text('paspoort', 'passport'), href: to('passport') },
            { label: text('grofvuil', 'bulky waste'), href: to('waste', 'grofvuil') },
            { label: text('parkeervergunning', 'parking permit'), href: to('parking-permit') },
          ],
        }),
        tasks,
        news: widgetBlock(
          { sourceBlockGuids: [listGuid('news', 'newest')], itemCount: 3, isFirstLarge: true },
          {
            heading: text('Nieuws', 'News'),
            more: { label: text('Alle nieuwsberichten', 'All news'), href: to('news') },
          },
        ),
        project: callToActionBlock({
          ...harbourQuarter(dates),
          picture: illustration('plan'),
          buttons: [
            { label: text('Deel uw idee', 'Share your idea'), href: to('ideas', 'idee-delen') },
            { label: text('Bekijk alle ideeën', 'See all ideas'), href: to('ideas') },
          ],
        }),
      },
      main: {
        events: widgetBlock(
          {
            sourceBlockGuids: [listGuid('events', 'coming')],
            itemCount: 4,
            sortBy: 'periodStart_asc',
            view: 'compact',
          },
          {
            heading: text('Agenda', 'Events'),
            more: { label: text('Hele agenda', 'All events'), href: to('events') },
          },
        ),
      },
      side: townHallBlocks,
    },
  });

/** Gone by itself on the day after. */
function bridgeNotice(dates: DemoDates) {
  const last = dayAndDate(dates.bridgeClosed);
  return noticeBlock(
    {
      tone: 'now',
      variant: 'bar',
      title: text(`Tot en met ${last.nl}:`, `Until ${last.en}:`),
      text: rich(
        'de Havenbrug is op werkdagen dicht van 09.00 tot 15.00 uur. [Bekijk de omleiding](roadworks#havenbrug)',
        'the harbour bridge is closed on working days from 09:00 to 15:00. [See the diversion](roadworks#havenbrug)',
      ),
    },
    { period: { until: endOf(dates.bridgeClosed) } },
  );
}

const tasks = cardsBlock(
  {
    variant: 'tiles',
    columns: 4,
    isLaidOver: true,
    items: [
      {
        icon: 'id-card',
        title: text('Paspoort of ID-kaart aanvragen', 'Apply for a passport or ID card'),
        href: to('passport'),
      },
      { icon: 'truck', title: text('Verhuizing doorgeven', 'Report a move'), href: to('moving') },
      {
        icon: 'recycle',
        title: text('Afval\u00adkalender bekijken', 'See the waste calendar'),
        href: to('waste', 'afvalkalender'),
      },
      {
        icon: 'map-pin',
        title: text('Melding openbare ruimte doen', 'Report a problem outdoors'),
        href: to('contact', 'melding'),
      },
      {
        icon: 'square-parking',
        title: text('Parkeer\u00advergunning regelen', 'Arrange a parking permit'),
        href: to('parking-permit'),
      },
      { icon: 'baby', title: text('Geboorte aangeven', 'Register a birth'), href: to('birth') },
      { icon: 'hammer', title: text('Vergunning aanvragen', 'Apply for a permit'), href: to('building') },
      { icon: 'calendar-check', title: text('Afspraak maken', 'Make an appointment'), href: to('contact', 'afspraak') },
    ],
  },
  {
    heading: text('Direct regelen', 'Arrange it now'),
    more: { label: text('Alle onderwerpen', 'All subjects'), href: to('living') },
  },
);
