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
import { listBlock, membersBlock, type ReadyPage, readyPage, textBlock } from './write-page.ts';

const tiles = [
  { key: 'services', icon: 'briefcase', title: text('Wat wij doen', 'What we do') },
  { key: 'jobs', icon: 'heart-handshake', title: text('Werken bij ons', 'Working with us') },
  { key: 'intranet', icon: 'house', title: text('Intranet', 'Intranet') },
  { key: 'contact', icon: 'mail', title: text('Contact', 'Contact') },
] as const;

const homePage = readyPage(
  'home',
  {
    ...homeWords,
    about: {
      nl: 'Wat wij doen, voor wie, en hoe u ons bereikt.',
      en: 'What we do, for whom, and how to reach us.',
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
            'Zeg hier in twee zinnen wat u doet en voor wie. De rest van de pagina helpt mensen verder.',
            'Say here in two sentences what you do and for whom. The rest of the page shows people the way.',
          ),
        }),
        ways: tilesTo(site, tiles, text('Snel naar', 'Go to')),
        news: latestNews(site),
      },
    },
  }),
);

const servicesPage = readyPage(
  'services',
  {
    title: { nl: 'Diensten', en: 'Services' },
    about: { nl: 'Wat u van ons kunt verwachten.', en: 'What you can expect of us.' },
    at: { nl: 'diensten', en: 'services' },
  },
  () => ({
    isExample: true,
    blocks: {
      main: {
        example: fillIn(
          'Noem uw eigen diensten en haal deze regel weg.',
          'Name your own services, and take this line away.',
        ),
        what: textBlock({
          text: richText(
            [
              heading(2, 'Advies'),
              paragraph(
                'Wij luisteren eerst. Daarna krijgt u een voorstel met een vaste prijs en een duidelijke planning.',
              ),
              heading(2, 'Uitvoering'),
              paragraph('Eén vaste contactpersoon, van de eerste dag tot de laatste.'),
              heading(2, 'Onderhoud'),
              paragraph('Ook als het klaar is zijn wij bereikbaar. U hoort binnen een werkdag van ons.'),
            ],
            [
              heading(2, 'Advice'),
              paragraph('We listen first. Then you get a proposal with a fixed price and clear dates.'),
              heading(2, 'Doing the work'),
              paragraph('One person to talk to, from the first day to the last.'),
              heading(2, 'Maintenance'),
              paragraph('We are there after it is done, too. You hear from us within a working day.'),
            ],
          ),
        }),
      },
    },
  }),
);

const jobsPage = readyPage(
  'jobs',
  {
    title: { nl: 'Werken bij', en: 'Working with us' },
    about: { nl: 'Onze vacatures, en hoe u solliciteert.', en: 'Our vacancies, and how to apply.' },
    at: { nl: 'werken-bij', en: 'jobs' },
  },
  () => ({
    blocks: {
      main: {
        open: listBlock(
          {
            itemTypeNames: ['Vacancy'],
            view: 'rows',
            hasFeeds: true,
            emptyText: text(
              'Er zijn nu geen vacatures. Een open sollicitatie mag altijd.',
              'There are no vacancies now. You can always write to us.',
            ),
          },
          { heading: text('Vacatures', 'Vacancies') },
        ),
        how: textBlock(
          {
            text: richText(
              [
                bullets(
                  'U stuurt een korte brief en uw cv.',
                  'Binnen een week hoort u of wij u uitnodigen.',
                  'Na twee gesprekken weet u waar u aan toe bent.',
                ),
              ],
              [
                bullets(
                  'You send a short letter and your CV.',
                  'Within a week you hear whether we invite you.',
                  'After two conversations you know where you stand.',
                ),
              ],
            ),
          },
          { heading: text('Zo solliciteert u', 'How to apply') },
        ),
      },
    },
  }),
);

const intranetPage = readyPage(
  'intranet',
  {
    title: { nl: 'Intranet', en: 'Intranet' },
    about: { nl: 'Alleen voor collega’s die zijn ingelogd.', en: 'Only for colleagues who are signed in.' },
    at: { nl: 'intranet', en: 'intranet' },
  },
  () => ({
    visibility: 'Users',
    blocks: {
      main: {
        words: textBlock({
          lead: text(
            'Deze pagina zien alleen collega’s die zijn ingelogd. Zet hier wat u elke week nodig hebt.',
            'Only colleagues who are signed in see this page. Put here what you need every week.',
          ),
          text: richText(
            [
              heading(2, 'Nieuw hier?'),
              bullets(
                'Vul uw profiel aan, dan weten anderen u te vinden.',
                'Kijk wie uw collega’s zijn, hieronder.',
                'Vraag uw leidinggevende wat er deze week speelt.',
              ),
            ],
            [
              heading(2, 'New here?'),
              bullets(
                'Complete your profile, so that others can find you.',
                'See who your colleagues are, below.',
                'Ask your manager what is going on this week.',
              ),
            ],
          ),
        }),
        people: membersBlock(
          { view: 'rows', emptyText: text('Er is nog niemand anders.', 'There is nobody else yet.') },
          { heading: text('Collega’s', 'Colleagues') },
        ),
      },
    },
  }),
);

export const company: readonly ReadyPage[] = [
  homePage,
  servicesPage,
  newsPage,
  jobsPage,
  intranetPage,
  contactPage({ nl: 'Receptie', en: 'Reception' }),
];
