import { text } from '#platform/contract/texts/localized.ts';
import { cardsBlock, downloadsBlock, listBlock, noticeBlock, textBlock } from '../demo-blocks.ts';
import { demoPage, type Frame, type WritePage } from '../demo-page.ts';
import { drawingDownload } from '../drawing-download.ts';
import { rich } from '../markup.ts';
import { to } from '../page-keys.ts';

/** Each with its file; the newest first. */
const documents = (frame: Frame) =>
  listBlock(
    { itemTypeNames: ['Document'], defaultItemsPerPage: 20, view: 'table', paging: 'none', showDate: false },
    frame,
  );

export const documentsPage: WritePage = (dates) =>
  demoPage('documents', {
    title: text('Documenten', 'Documents'),
    description: text(
      'Plannen, regels en besluiten van de gemeente, met een samenvatting in gewone taal.',
      'Plans, rules and decisions of the municipality, each with a summary in plain language.',
    ),
    layout: '25-75',
    options: { showSubMenu: true },
    blocks: {
      side: {
        contents: cardsBlock(
          {
            variant: 'links',
            columns: 2,
            items: [
              { title: text('Gemeenteraad', 'Council'), href: to('documents', 'raad') },
              { title: text('Havenkwartier', 'Harbour Quarter'), href: to('documents', 'havenkwartier') },
              { title: text('Zuiderdijk', 'Zuiderdijk'), href: to('documents', 'zuiderdijk') },
              { title: text('Regels', 'Rules'), href: to('documents', 'regels') },
            ],
          },
          { heading: text('Op deze pagina', 'On this page'), headingLevel: 3 },
        ),
        readable: noticeBlock({
          title: text('Niet goed te lezen?', 'Hard to read?'),
          text: rich(
            'Vraag om een andere vorm: grote letters, braille of voorgelezen. [Laat het ons weten](contact#bericht).',
            'Ask for another form: large print, braille or read aloud. [Let us know](contact#bericht).',
          ),
        }),
      },
      main: {
        council: documents({ heading: text('Gemeenteraad', 'Council'), anchor: 'raad' }),
        quarter: documents({
          heading: text('Havenkwartier', 'Harbour Quarter'),
          anchor: 'havenkwartier',
          more: { label: text('Over het Havenkwartier', 'About the Harbour Quarter'), href: to('harbour-quarter') },
        }),
        dike: documents({ heading: text('Zuiderdijk', 'Zuiderdijk'), anchor: 'zuiderdijk' }),
        maps: downloadsBlock(
          {
            groups: [
              {
                files: [
                  {
                    ...drawingDownload(
                      'plan',
                      'plattegrond-havenkwartier.svg',
                      'Plattegrond van het Havenkwartier',
                      'Plan of the Harbour Quarter',
                    ),
                    description: text('De grens van het plan is de stippellijn.', 'The dashed line is its border.'),
                    date: dates.daysAgo(12),
                  },
                  {
                    ...drawingDownload(
                      'dike-panorama',
                      'zuiderdijk.svg',
                      'Schets van de Zuiderdijk',
                      'Sketch of the Zuiderdijk',
                    ),
                    date: dates.daysAgo(2),
                  },
                ],
              },
            ],
          },
          { heading: text('Kaarten en tekeningen', 'Maps and drawings'), anchor: 'kaarten' },
        ),
        rules: textBlock(
          {
            text: rich(
              `Alle regels van de gemeente staan in de landelijke databank [overheid.nl](https://lokaleregelgeving.overheid.nl/). Bekendmakingen over uw buurt kunt u per e-mail krijgen.

              Zoekt u een document dat hier niet staat? Vraag het op. U hoeft niet te zeggen waarom.`,
              `All rules of the municipality are in the national database [overheid.nl](https://lokaleregelgeving.overheid.nl/). You can get announcements about your neighbourhood by e-mail.

              Looking for a document that is not here? Ask for it. You need not say why.`,
            ),
          },
          { heading: text('Regels en bekendmakingen', 'Rules and announcements'), anchor: 'regels' },
        ),
      },
    },
  });
