import { text } from '#platform/contract/texts/localized.ts';
import { decoration, illustration } from '../block-pictures.ts';
import { cardsBlock, imageBlock, noticeBlock, textBlock } from '../demo-blocks.ts';
import { demoPage, type WritePage } from '../demo-page.ts';
import { rich } from '../markup.ts';
import { to } from '../page-keys.ts';

export const livingPage: WritePage = () =>
  demoPage('living', {
    title: text('Wonen en leven', 'Living here'),
    description: text(
      'Alles wat u met de gemeente regelt rond uw huis, uw gezin en uw buurt.',
      'Everything you arrange with the municipality about your home, your family and your neighbourhood.',
    ),
    blocks: {
      'top-row': {
        picture: imageBlock({ ...illustration('homes-panorama'), span: 'wide' }),
      },
      main: {
        subjects: cardsBlock(
          {
            columns: 3,
            items: [
              {
                title: text('Verhuizen', 'Moving house'),
                text: text(
                  'Geef uw nieuwe adres door. Het kan vanaf vier weken voor de verhuizing.',
                  'Report your new address, from four weeks before you move.',
                ),
                href: to('moving'),
                picture: decoration('moving'),
              },
              {
                title: text('Afval en milieu', 'Waste and environment'),
                text: text(
                  'Wanneer komt de vuilniswagen, en waar brengt u grofvuil naartoe?',
                  'When is your waste collected, and where do you take bulky waste?',
                ),
                href: to('waste'),
                picture: decoration('waste-bins'),
              },
              {
                title: text('Bouwen en verbouwen', 'Building and renovating'),
                text: text(
                  'Kijk of u een vergunning nodig hebt en vraag die aan.',
                  'Check whether you need a permit and apply for it.',
                ),
                href: to('building'),
                picture: decoration('shipyard'),
              },
            ],
          },
          { heading: text('Huis en buurt', 'Home and neighbourhood') },
        ),
        people: cardsBlock(
          {
            variant: 'links',
            columns: 2,
            items: [
              {
                title: text('Paspoort en identiteitskaart', 'Passport and identity card'),
                text: text('Aanvragen, ophalen, vermissing', 'Applying, collecting, loss'),
                href: to('passport'),
              },
              {
                title: text('Geboorte aangeven', 'Registering a birth'),
                text: text(
                  'Binnen drie dagen, in het stadhuis of online',
                  'Within three days, at the town hall or online',
                ),
                href: to('birth'),
              },
              {
                title: text('Veelgestelde vragen', 'Frequently asked questions'),
                text: text('Korte antwoorden op wat mensen het vaakst vragen', 'Short answers to what people ask most'),
                href: to('faq'),
              },
              {
                title: text('Contact en openingstijden', 'Contact and opening hours'),
                text: text('Bellen, mailen of langskomen', 'Call, e-mail or visit'),
                href: to('contact'),
              },
            ],
          },
          { heading: text('Persoonlijke zaken', 'Personal matters') },
        ),
        newcomers: noticeBlock({
          title: text('Nieuw in Vloedhaven?', 'New in Vloedhaven?'),
          text: rich(
            'Wie hier komt wonen, krijgt na de inschrijving een welkomstpakket. Daarin zitten een afvalpas, een plattegrond en een gratis rondvaart door de haven. [Geef eerst uw verhuizing door](moving).',
            'Everyone who comes to live here gets a welcome pack after registering. It holds a waste pass, a map and a free boat trip through the harbour. [Report your move first](moving).',
          ),
        }),
        districts: textBlock(
          {
            text: rich(
              `Vloedhaven heeft ruim 38.000 inwoners. De gemeente bestaat uit de stad en twee dorpen.

              - **Binnenstad**: de oude stad rond de haven, met winkels, de weekmarkt en het stadhuis.
              - **Zuiderwijk**: een groene wijk achter de Zuiderdijk, met veel jonge gezinnen.
              - **Werfkade**: de oude scheepswerf. Hier komt het [Havenkwartier](harbour-quarter).
              - **Kreekdorp en Oosterzand**: twee dorpen in de polder, elk met een eigen dorpsraad.`,
              `More than 38,000 people live in Vloedhaven. The municipality is made up of the town and two villages.

              - **Binnenstad**: the old town around the harbour, with shops, the weekly market and the town hall.
              - **Zuiderwijk**: a green neighbourhood behind the Zuiderdijk, with many young families.
              - **Werfkade**: the old shipyard, where the [Harbour Quarter](harbour-quarter) will be built.
              - **Kreekdorp and Oosterzand**: two villages in the polder, each with its own village council.`,
            ),
          },
          { heading: text('Wijken en dorpen', 'Neighbourhoods and villages'), anchor: 'wijken-en-dorpen' },
        ),
      },
    },
  });
