import { text } from '#platform/contract/texts/localized.ts';
import { bullets, heading, link, paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
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
import { contactBlock, type ReadyPage, readyPage, textBlock, to } from './write-page.ts';

const tiles = [
  {
    key: 'passport',
    icon: 'id-card',
    title: text('Paspoort of ID-kaart aanvragen', 'Apply for a passport or ID card'),
  },
  { key: 'moving', icon: 'truck', title: text('Verhuizing doorgeven', 'Report a move') },
  { key: 'contact', icon: 'calendar-check', title: text('Contact en openingstijden', 'Contact and opening hours') },
  { key: 'governance', icon: 'users', title: text('Wie besturen de gemeente?', 'Who governs the municipality?') },
] as const;

const homePage = readyPage(
  'home',
  {
    ...homeWords,
    about: {
      nl: 'Regel uw zaken, lees het nieuws en vind uw gemeente.',
      en: 'Arrange things, read the news and find your municipality.',
    },
  },
  (site) => ({
    options: { showBreadcrumbs: false },
    watched: [watchedHeading],
    blocks: {
      'top-row': {
        welcome: welcome(site.name, true),
        tasks: tilesTo(site, tiles, text('Direct regelen', 'Arrange it now')),
        news: latestNews(site),
      },
    },
  }),
);

const passportPage = readyPage(
  'passport',
  {
    title: { nl: 'Paspoort of identiteitskaart', en: 'Passport or identity card' },
    about: {
      nl: 'Hoe u een paspoort of identiteitskaart aanvraagt en ophaalt.',
      en: 'How to apply for a passport or identity card, and collect it.',
    },
    at: { nl: 'paspoort', en: 'passport' },
  },
  ({ has }) => ({
    blocks: {
      main: {
        how: textBlock({
          lead: text(
            'U vraagt uw paspoort of identiteitskaart zelf aan, bij de balie van de gemeente waar u woont.',
            'You apply for your passport or identity card yourself, at the desk of the municipality where you live.',
          ),
          text: richText(
            [
              heading(2, 'Wat neemt u mee?'),
              bullets(
                'Een pasfoto in kleur, niet ouder dan zes maanden.',
                'Al uw paspoorten en identiteitskaarten, ook als ze verlopen zijn.',
                'Voor een kind: toestemming van beide ouders. Het kind komt mee.',
              ),
              heading(2, 'Wanneer is het klaar?'),
              paragraph(
                'Meestal na vijf werkdagen. U haalt het zelf op, want wij controleren dan nog één keer dat u het bent.',
              ),
              heading(2, 'Kwijt of gestolen?'),
              paragraph(
                'Meld het meteen bij de balie. Daarna kunt u een nieuw document aanvragen.',
                ...(has('contact') ? [' ', link('Bekijk de openingstijden', to('contact')), '.'] : []),
              ),
            ],
            [
              heading(2, 'What do you bring?'),
              bullets(
                'A passport photo in colour, not older than six months.',
                'All your passports and identity cards, also when they have expired.',
                'For a child: consent of both parents. The child comes along.',
              ),
              heading(2, 'When is it ready?'),
              paragraph(
                'Usually after five working days. You collect it yourself, because we check once more that it is you.',
              ),
              heading(2, 'Lost or stolen?'),
              paragraph(
                'Report it at the desk at once. You can then apply for a new one.',
                ...(has('contact') ? [' ', link('See the opening hours', to('contact')), '.'] : []),
              ),
            ],
          ),
        }),
      },
    },
  }),
);

const movingPage = readyPage(
  'moving',
  {
    title: { nl: 'Verhuizing doorgeven', en: 'Report a move' },
    about: {
      nl: 'Wanneer en hoe u uw nieuwe adres doorgeeft.',
      en: 'When and how to report your new address.',
    },
    at: { nl: 'verhuizen', en: 'moving' },
  },
  () => ({
    blocks: {
      main: {
        how: textBlock({
          lead: text(
            'Gaat u verhuizen? Geef uw nieuwe adres door aan de gemeente waar u gaat wonen.',
            'Are you moving? Report your new address to the municipality where you will live.',
          ),
          text: richText(
            [
              heading(2, 'Wanneer geeft u het door?'),
              paragraph(
                'Vanaf vier weken voor de verhuizing, en uiterlijk vijf dagen erna. Verhuist u binnen de gemeente, dan geldt hetzelfde.',
              ),
              heading(2, 'Wat hebt u nodig?'),
              bullets(
                'Uw nieuwe adres en de datum waarop u verhuist.',
                'De namen van wie met u mee verhuizen.',
                'Gaat u bij iemand inwonen: toestemming van wie daar al woont.',
              ),
              heading(2, 'Wie horen het van ons?'),
              paragraph(
                'De Belastingdienst, uw pensioenfonds en de zorgverzekeraar krijgen uw nieuwe adres vanzelf. Uw bank en uw werkgever niet: die vertelt u het zelf.',
              ),
            ],
            [
              heading(2, 'When do you report it?'),
              paragraph(
                'From four weeks before the move, and at most five days after it. The same holds for a move within the municipality.',
              ),
              heading(2, 'What do you need?'),
              bullets(
                'Your new address, and the date on which you move.',
                'The names of the people who move with you.',
                'When you move in with someone: consent of who lives there already.',
              ),
              heading(2, 'Who hears it from us?'),
              paragraph(
                'The tax office, your pension fund and your health insurer get your new address by themselves. Your bank and your employer do not: you tell them yourself.',
              ),
            ],
          ),
        }),
      },
    },
  }),
);

const governancePage = readyPage(
  'governance',
  {
    title: { nl: 'Bestuur', en: 'Governance' },
    about: { nl: 'Het college en de gemeenteraad.', en: 'The mayor and aldermen, and the council.' },
    at: { nl: 'bestuur', en: 'governance' },
  },
  () => ({
    isExample: true,
    blocks: {
      main: {
        example: fillIn(
          'Zet de namen van uw eigen bestuurders erin en haal deze regel weg.',
          'Put in the names of your own governors, and take this line away.',
        ),
        how: textBlock({
          text: richText(
            [
              paragraph(
                'De gemeenteraad beslist op hoofdlijnen wat de gemeente doet. De inwoners kiezen de raad eens in de vier jaar. Het college van burgemeester en wethouders voert die besluiten uit.',
              ),
            ],
            [
              paragraph(
                'The council decides in outline what the municipality does. Residents elect the council every four years. The mayor and aldermen carry out what it decided.',
              ),
            ],
          ),
        }),
        people: contactBlock(
          {
            people: [
              { name: text('Naam', 'Name'), role: text('Burgemeester', 'Mayor') },
              { name: text('Naam', 'Name'), role: text('Wethouder wonen', 'Alderman for housing') },
              { name: text('Naam', 'Name'), role: text('Wethouder zorg', 'Alderman for care') },
            ],
          },
          { heading: text('Het college', 'The mayor and aldermen') },
        ),
      },
    },
  }),
);

export const municipality: readonly ReadyPage[] = [
  homePage,
  passportPage,
  movingPage,
  newsPage,
  governancePage,
  contactPage({ nl: 'Publieksbalie', en: 'Public desk' }),
];
