import { text } from '#platform/contract/texts/localized.ts';
import { bullets, heading, paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import {
  contactPage,
  fillIn,
  homeWords,
  latestNews,
  newsPage,
  tilesTo,
  watchedHeading,
  welcome,
} from './shared-pages.ts';
import {
  listBlock,
  listGuid,
  membersBlock,
  type ReadyPage,
  readyPage,
  textBlock,
  to,
  widgetBlock,
} from './write-page.ts';

const tiles = [
  { key: 'join', icon: 'heart-handshake', title: text('Lid worden', 'Become a member') },
  { key: 'events', icon: 'calendar-check', title: text('Wat is er te doen?', 'What is on?') },
  { key: 'members', icon: 'users', title: text('Voor leden', 'For members') },
  { key: 'contact', icon: 'mail', title: text('Contact', 'Contact') },
] as const;

const homePage = readyPage(
  'home',
  {
    ...homeWords,
    about: {
      nl: 'Wie wij zijn, wat er te doen is en hoe u lid wordt.',
      en: 'Who we are, what is on and how to become a member.',
    },
  },
  (site) => ({
    options: { showBreadcrumbs: false },
    watched: [watchedHeading],
    blocks: {
      'top-row': {
        welcome: welcome(site.name, false),
        about: textBlock({
          lead: text(
            'Wij zijn een vereniging van en voor leden. Iedereen die mee wil doen is welkom.',
            'We are an association of and for members. Everyone who wants to take part is welcome.',
          ),
        }),
        ways: tilesTo(site, tiles, text('Snel naar', 'Go to')),
        events: site.has('events')
          ? widgetBlock(
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
            )
          : undefined,
        news: latestNews(site),
      },
    },
  }),
);

const eventsPage = readyPage(
  'events',
  {
    title: { nl: 'Agenda', en: 'Events' },
    about: { nl: 'Trainingen, vergaderingen en feesten.', en: 'Training, meetings and parties.' },
    at: { nl: 'agenda', en: 'events' },
  },
  () => ({
    blocks: {
      main: {
        coming: listBlock({
          itemTypeNames: ['Event'],
          defaultItemsPerPage: 10,
          defaultSortBy: 'periodStart_asc',
          showExpiredItemsByDefault: false,
          view: 'rows',
          hasFeeds: true,
          emptyText: text('Er staat nog niets in de agenda.', 'There is nothing on yet.'),
        }),
      },
    },
  }),
);

const joinPage = readyPage(
  'join',
  {
    title: { nl: 'Lid worden', en: 'Become a member' },
    about: { nl: 'Hoe u lid wordt en wat het kost.', en: 'How to become a member, and what it costs.' },
    at: { nl: 'lid-worden', en: 'join' },
  },
  () => ({
    isExample: true,
    blocks: {
      main: {
        example: fillIn(
          'Zet uw eigen contributie en uw eigen regels erin en haal deze regel weg.',
          'Put in your own fee and your own rules, and take this line away.',
        ),
        how: textBlock({
          lead: text('Eerst een keer kijken? Dat mag altijd.', 'Would you like to have a look first? You always can.'),
          text: richText(
            [
              heading(2, 'Zo wordt u lid'),
              bullets(
                'Kom een of twee keer vrijblijvend meedoen.',
                'Stuur ons een bericht met uw naam, adres en geboortedatum.',
                'U krijgt binnen een week antwoord, met de datum waarop u begint.',
              ),
              heading(2, 'Wat kost het?'),
              paragraph('Noem hier de contributie per jaar, en wat jongeren en gezinnen betalen.'),
              heading(2, 'Opzeggen'),
              paragraph('Dat kan met een bericht aan het bestuur, voor het einde van het verenigingsjaar.'),
            ],
            [
              heading(2, 'This is how you join'),
              bullets(
                'Come and take part once or twice, without any obligation.',
                'Send us a message with your name, address and date of birth.',
                'You get an answer within a week, with the date on which you begin.',
              ),
              heading(2, 'What does it cost?'),
              paragraph('State the fee for a year here, and what young people and families pay.'),
              heading(2, 'Leaving'),
              paragraph('Send a message to the board before the end of our year.'),
            ],
          ),
        }),
      },
    },
  }),
);

const membersPage = readyPage(
  'members',
  {
    title: { nl: 'Voor leden', en: 'For members' },
    about: { nl: 'Het besloten deel: alleen voor wie is ingelogd.', en: 'The closed part: only for who is signed in.' },
    at: { nl: 'leden', en: 'members' },
  },
  () => ({
    visibility: 'Users',
    blocks: {
      main: {
        words: textBlock({
          lead: text(
            'Deze pagina zien alleen leden die zijn ingelogd. Hier vindt u de andere leden.',
            'Only members who are signed in see this page. Here you find the other members.',
          ),
        }),
        people: membersBlock(
          { view: 'rows', emptyText: text('Er is nog niemand anders lid.', 'Nobody else is a member yet.') },
          { heading: text('Onze leden', 'Our members') },
        ),
      },
    },
  }),
);

export const association: readonly ReadyPage[] = [
  homePage,
  newsPage,
  eventsPage,
  joinPage,
  membersPage,
  contactPage({ nl: 'Secretariaat', en: 'Secretary' }),
];
