import { type StoredText, text } from '#platform/contract/texts/localized.ts';
import { bullets, paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import {
  type CardInput,
  cardsBlock,
  contactBlock,
  heroBlock,
  hoursBlock,
  listBlock,
  listGuid,
  noticeBlock,
  type ReadyPage,
  readyPage,
  type Site,
  textBlock,
  to,
  widgetBlock,
} from './write-page.ts';

export const homeWords = {
  title: { nl: 'Home', en: 'Home' },
  at: { nl: '', en: '' },
};

/** The heading that a new admin lands in. */
export const welcome = (name: string, withSearch: boolean) =>
  heroBlock({
    title: text(`Welkom bij ${name}`, `Welcome to ${name}`),
    height: 'low',
    hasSearch: withSearch,
    ...(withSearch ? { searchLabel: text('Waar bent u naar op zoek?', 'What are you looking for?') } : {}),
  });

export const watchedHeading = { task: 'heading', block: 'welcome', option: 'title' } as const;

/** Nothing but a front page with a heading. */
export const emptyHome: ReadyPage = readyPage(
  'home',
  { ...homeWords, about: { nl: 'De voorpagina van de site.', en: 'The front page of the site.' } },
  ({ name }) => ({
    options: { showBreadcrumbs: false },
    watched: [watchedHeading],
    blocks: { 'top-row': { welcome: welcome(name, false) } },
  }),
);

export const latestNews = ({ has }: Site) =>
  has('news')
    ? widgetBlock(
        { sourceBlockGuids: [listGuid('news', 'messages')], itemCount: 3 },
        {
          heading: text('Nieuws', 'News'),
          more: { label: text('Al het nieuws', 'All news'), href: to('news') },
        },
      )
    : undefined;

interface Tile {
  key: string;
  icon: NonNullable<CardInput['icon']>;
  title: StoredText;
}

/** The ways to the other pages, as far as those come along. */
export function tilesTo({ has }: Site, tiles: readonly Tile[], heading: StoredText) {
  const items = tiles.filter(({ key }) => has(key)).map(({ key, ...tile }) => ({ ...tile, href: to(key) }));
  return items.length === 0 ? undefined : cardsBlock({ variant: 'tiles', columns: 4, items }, { heading });
}

export const newsPage: ReadyPage = readyPage(
  'news',
  {
    title: { nl: 'Nieuws', en: 'News' },
    about: { nl: 'De laatste berichten op een rij.', en: 'The latest messages in one list.' },
    at: { nl: 'nieuws', en: 'news' },
  },
  () => ({
    newsList: 'messages',
    blocks: {
      main: {
        messages: listBlock({
          itemTypeNames: ['News'],
          defaultItemsPerPage: 10,
          view: 'rows',
          hasSearch: true,
          hasFeeds: true,
          emptyText: text('Er is nog geen nieuws.', 'There is no news yet.'),
        }),
      },
    },
  }),
);

const workingDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

/** How people reach the organisation. The hours are nobody's, so it stays a draft until they are set. */
export const contactPage = (desk: { nl: string; en: string }): ReadyPage =>
  readyPage(
    'contact',
    {
      title: { nl: 'Contact', en: 'Contact' },
      about: {
        nl: 'Bellen, mailen of langskomen, en wanneer dat kan.',
        en: 'Call, e-mail or visit, and when you can.',
      },
      at: { nl: 'contact', en: 'contact' },
    },
    ({ name }) => ({
      layout: '75-25',
      isExample: true,
      watched: [{ task: 'hours', block: 'hours', option: 'week' }],
      blocks: {
        main: {
          ways: textBlock({
            lead: text(
              `Hebt u een vraag aan ${name}? U kunt bellen, mailen of langskomen.`,
              `Do you have a question for ${name}? You can call, e-mail or visit.`,
            ),
            text: richText(
              [
                paragraph('Zo gaat het vlot:'),
                bullets(
                  'Zeg in één zin waar het over gaat. Dan komt u meteen bij de juiste persoon.',
                  'Houd een eerdere brief of mail bij de hand, als die er is.',
                  'Stuur geen kopie van uw paspoort of identiteitskaart per e-mail.',
                ),
              ],
              [
                paragraph('This is the quick way:'),
                bullets(
                  'Say in one sentence what it is about. You then reach the right person at once.',
                  'Keep an earlier letter or e-mail at hand, if there is one.',
                  'Do not send a copy of your passport or identity card by e-mail.',
                ),
              ],
            ),
          }),
          desk: contactBlock(
            {
              people: [
                {
                  name: text(desk.nl, desk.en),
                  note: text(
                    'Zet hier uw telefoonnummer, e-mailadres en bezoekadres.',
                    'Put your telephone number, e-mail address and street address here.',
                  ),
                },
              ],
            },
            { heading: text('Zo bereikt u ons', 'How to reach us') },
          ),
        },
        side: {
          hours: hoursBlock(
            { week: workingDays.map((day) => ({ day, from: '09:00', until: '17:00' })) },
            { heading: text('Openingstijden', 'Opening hours'), headingLevel: 3, background: 'sheet' },
          ),
        },
      },
    }),
  );

/** Above a page that speaks of people or things that an organisation has to fill in itself. */
export const fillIn = (nl: string, en: string) =>
  noticeBlock({
    title: text('Dit is een voorbeeld.', 'This is an example.'),
    text: richText([paragraph(nl)], [paragraph(en)]),
  });
