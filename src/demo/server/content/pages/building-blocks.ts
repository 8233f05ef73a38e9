import { text } from '#platform/contract/texts/localized.ts';
import { decoration, illustration } from '../block-pictures.ts';
import {
  accordionBlock,
  buttonRowBlock,
  callToActionBlock,
  cardsBlock,
  heroBlock,
  imageBlock,
  noticeBlock,
  quoteBlock,
  separatorBlock,
  textBlock,
} from '../demo-blocks.ts';
import { demoPage, type WritePage } from '../demo-page.ts';
import { eventCards } from '../event-items.ts';
import { harbourQuarter } from '../harbour-quarter-project.ts';
import { rich } from '../markup.ts';
import { moreBlocks } from '../more-blocks.ts';
import { to } from '../page-keys.ts';

/**
 * Building blocks in each of their forms, for who wants to see what there is. Those that bring others along (film, sound,
 * maps) are left out: they would ask every visitor of the demo about cookies.
 */
export const buildingBlocksPage: WritePage = (dates) =>
  demoPage('building-blocks', {
    title: text('Bouwstenen', 'Building blocks'),
    description: text(
      'De bouwstenen waar een pagina van gemaakt kan worden.',
      'The building blocks that a page can be made of.',
    ),
    blocks: {
      'top-row': {
        hero: heroBlock({
          title: text('Bouwstenen', 'Building blocks'),
          text: text(
            'Van deze stukken is de hele site gemaakt. Dit is er een: het kopbeeld.',
            'The whole site was made from these pieces. This is one of them: the hero.',
          ),
          picture: decoration('skyline'),
          words: 'sheet',
          height: 'low',
        }),
      },
      main: {
        text: textBlock(
          {
            lead: text(
              'Een tekst kan beginnen met een inleiding in grotere letters.',
              'A text can begin with an introduction in larger letters.',
            ),
            text: rich(
              `Daarna komt gewone tekst, met **vet**, *schuin* en [links naar andere pagina’s](home).

              ## Een tussenkop

              - een lijst
              - met punten

              1. of met nummers
              2. als de volgorde telt

              > Of een citaat in de tekst zelf.

              | Maand | Hoogwater | Laagwater |
              | Januari | +2,1 m | −1,8 m |
              | Juli | +1,9 m | −1,7 m |`,
              `Then comes normal text, with **bold**, *italic* and [links to other pages](home).

              ## A subheading

              - a list
              - with bullets

              1. or with numbers
              2. when order counts

              > Or a quotation inside the text.

              | Month | High tide | Low tide |
              | January | +2.1 m | −1.8 m |
              | July | +1.9 m | −1.7 m |`,
            ),
          },
          { heading: text('Tekst', 'Text'), anchor: 'tekst' },
        ),
        columns: textBlock(
          {
            columns: 2,
            text: rich(
              `Een langere tekst mag ook in twee kolommen staan. Op een telefoon worden dat er vanzelf weer een.

              Gebruik dat voor korte alinea’s die los van elkaar te lezen zijn. Denk aan de verhalen van twee bewoners, of aan de voor- en nadelen van een plan.`,
              `A longer text can stand in two columns. On a phone they become one again by themselves.

              Use this for short paragraphs that can be read on their own. Think of the stories of two residents, or of the pros and cons of a plan.`,
            ),
          },
          { background: 'tint' },
        ),
        image: imageBlock(
          {
            ...illustration('reeds'),
            caption: text('Een afbeelding met een bijschrift.', 'An image with a caption.'),
            ratio: '16:9',
          },
          { heading: text('Afbeelding', 'Image') },
        ),
        'cards-pictures': cardsBlock(
          {
            columns: 3,
            items: [
              {
                title: text('Wat er speelt', 'What is going on'),
                text: text('Berichten over het werk in de stad.', 'Messages about the works in town.'),
                href: to('news'),
                date: dates.daysAgo(1),
                tag: text('Nieuws', 'News'),
                picture: decoration('dike'),
              },
              {
                title: text('Kom langs', 'Come and see'),
                text: text('Avonden, markten en concerten.', 'Evenings, markets and concerts.'),
                href: to('events'),
                picture: decoration('market'),
              },
              {
                title: text('Praat mee', 'Have your say'),
                text: text('Over de wijk op de oude werf.', 'On the quarter on the old shipyard.'),
                href: to('take-part'),
                picture: decoration('harbour'),
              },
            ],
          },
          {
            heading: text('Kaarten met een plaatje', 'Cards with a picture'),
            more: { label: text('Verder naar het nieuws', 'On to the news'), href: to('news') },
          },
        ),
        'cards-tiles': cardsBlock(
          {
            variant: 'tiles',
            columns: 3,
            intro: text('Tegels met een pictogram.', 'Tiles with an icon.'),
            items: [
              { icon: 'bike', title: text('Fietsen', 'Cycling'), href: to('traffic', 'fietsen') },
              { icon: 'recycle', title: text('Afval', 'Waste'), href: to('waste') },
              { icon: 'vote', title: text('Gemeenteraad', 'Council'), href: to('council') },
              { icon: 'school', title: text('Bibliotheek', 'Library'), href: to('events') },
              { icon: 'heart-handshake', title: text('Meedoen', 'Take part'), href: to('take-part') },
              { icon: 'landmark', title: text('Stadhuis', 'Town hall'), href: to('contact') },
            ],
          },
          { heading: text('Tegels', 'Tiles') },
        ),
        'cards-dates': cardsBlock(
          { variant: 'dates', items: eventCards(dates).slice(0, 3) },
          { heading: text('Kaarten met een datum', 'Cards with a date') },
        ),
        'cards-links': cardsBlock(
          {
            variant: 'links',
            columns: 2,
            items: [
              {
                title: text('Verhuizen', 'Moving house'),
                text: text('Een link met uitleg', 'A link with an explanation'),
                href: to('moving'),
              },
              {
                title: text('Paspoort', 'Passport'),
                text: text('Nog een link met uitleg', 'Another link with an explanation'),
                href: to('passport'),
              },
            ],
          },
          { heading: text('Links', 'Links') },
        ),
        accordion: accordionBlock(
          {
            items: [
              {
                title: text('Wat zit hierin?', 'What is in here?'),
                text: rich(
                  'Een antwoord dat pas verschijnt als u het opent.',
                  'An answer that only appears when you open it.',
                ),
              },
              {
                title: text('En als ik een andere open?', 'And when I open another one?'),
                text: rich('Dan gaat de vorige vanzelf dicht.', 'Then the one before closes by itself.'),
              },
            ],
            isOneOpen: true,
            isFirstOpen: true,
          },
          { heading: text('Uitklapper', 'Accordion') },
        ),
        quote: quoteBlock(
          {
            text: text(
              'Water vindt altijd zijn weg. Een goede website ook.',
              'Water always finds its way. So does a good website.',
            ),
            name: text('Joris Bakker', 'Joris Bakker'),
            role: text('webredacteur', 'web editor'),
            picture: decoration('lighthouse'),
          },
          { heading: text('Citaat', 'Quote') },
        ),
        'notice-info': noticeBlock(
          {
            title: text('Goed om te weten.', 'Good to know.'),
            text: rich('Een mededeling kan rustig zijn.', 'A notice can be calm.'),
          },
          { heading: text('Mededelingen', 'Notices') },
        ),
        'notice-success': noticeBlock({
          tone: 'success',
          title: text('Gelukt.', 'Done.'),
          text: rich('Of vertellen dat iets goed ging.', 'Or tell you that something went well.'),
        }),
        'notice-warning': noticeBlock({
          tone: 'warning',
          title: text('Let op.', 'Take care.'),
          text: rich('Of waarschuwen.', 'Or warn you.'),
        }),
        'notice-danger': noticeBlock({
          tone: 'danger',
          title: text('Gevaar.', 'Danger.'),
          text: rich('Of zeggen dat er echt iets mis is.', 'Or say that something is really wrong.'),
        }),
        'notice-now': noticeBlock({
          tone: 'now',
          title: text('Nu.', 'Now.'),
          text: rich('Of laten zien wat er op dit moment speelt.', 'Or show what is going on at this moment.'),
        }),
        buttons: buttonRowBlock(
          {
            buttons: [
              { label: text('Belangrijkste knop', 'Main button'), href: to('contact'), look: 'primary' },
              { label: text('Tweede knop', 'Second button'), href: to('faq') },
            ],
          },
          { heading: text('Knoppen', 'Buttons') },
        ),
        separators: textBlock(
          {
            text: rich(
              'Tussen twee delen kan een lijn staan, of wat water. Ook alleen ruimte mag.',
              'Between two parts there can be a line, or some water. Space alone will do too.',
            ),
          },
          { heading: text('Scheiding', 'Separator') },
        ),
        'separator-line': separatorBlock({ space: 'small', line: 'line' }),
        'separator-water': separatorBlock({ space: 'medium', line: 'water' }),
        ...moreBlocks(dates),
      },
      'bottom-row': {
        'call-to-action': callToActionBlock({
          ...harbourQuarter(dates),
          eyebrow: text('Oproep', 'Call to action'),
          picture: illustration('plan'),
          buttons: [{ label: text('Naar het project', 'To the project'), href: to('harbour-quarter') }],
        }),
      },
    },
  });
