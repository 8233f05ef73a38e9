import { text } from '#platform/contract/texts/localized.ts';
import { defaultTimeZone } from '#platform/contract/time/time-zone.ts';
import { momentAt } from '#platform/contract/time/wall-clock.ts';
import { illustration } from './block-pictures.ts';
import {
  contactBlock,
  contentsBlock,
  countdownBlock,
  countersBlock,
  downloadsBlock,
  galleryBlock,
  openingHoursBlock,
  searchBoxBlock,
  shareBlock,
  subMenuBlock,
  tableBlock,
  tabsBlock,
  timelineBlock,
} from './demo-blocks.ts';
import type { DemoDates } from './demo-dates.ts';
import { drawingDownload } from './drawing-download.ts';
import { projectSteps } from './harbour-quarter-project.ts';
import { rich } from './markup.ts';
import { to } from './page-keys.ts';
import { mailAddress, telephone, townHallWeek } from './town-hall.ts';

const cells = (...words: [nl: string, en?: string][]) => ({
  cells: words.map(([nl, en]) => ({ text: text(nl, en ?? nl) })),
});

/** The second half of the page with every building block. */
export const moreBlocks = (dates: DemoDates) => ({
  contents: contentsBlock({ depth: 2 }, { heading: text('Inhoudsopgave', 'Contents') }),
  gallery: galleryBlock(
    {
      items: [
        { picture: illustration('harbour'), caption: text('Druk op een afbeelding.', 'Press an image.') },
        { picture: illustration('dike') },
        { picture: illustration('market') },
      ],
    },
    { heading: text('Fotoalbum', 'Gallery') },
  ),
  'gallery-masonry': galleryBlock({
    variant: 'masonry',
    columns: 4,
    items: [
      { picture: illustration('market-narrow') },
      { picture: illustration('playground') },
      { picture: illustration('bridge-narrow') },
      { picture: illustration('cargo') },
      { picture: illustration('dike-large') },
    ],
  }),
  'gallery-slider': galleryBlock({
    variant: 'slider',
    items: (['lighthouse', 'cycle-path', 'library', 'homes'] as const).map((name) => ({
      picture: illustration(name),
    })),
  }),
  tabs: tabsBlock(
    {
      tabs: [
        {
          title: text('Aanvragen', 'Applying'),
          text: rich(
            'Maak een [afspraak](contact#afspraak) en neem een pasfoto mee.',
            'Make an [appointment](contact#afspraak) and bring a photo.',
          ),
          anchor: 'aanvragen',
        },
        {
          title: text('Ophalen', 'Collecting'),
          text: rich(
            'Na vijf werkdagen ligt het document klaar bij balie 1.',
            'The document is ready at desk 1 after five working days.',
          ),
          anchor: 'ophalen',
        },
        {
          title: text('Kosten', 'Costs'),
          text: rich('Een paspoort kost **€ 86,85**.', 'A passport costs **€ 86.85**.'),
        },
      ],
    },
    { heading: text('Tabbladen', 'Tabs') },
  ),
  table: tableBlock(
    {
      caption: text('Waterstanden in de haven', 'Water levels in the harbour'),
      columns: [
        { title: text('Maand', 'Month') },
        { title: text('Hoogwater', 'High tide'), align: 'end' },
        { title: text('Laagwater', 'Low tide'), align: 'end' },
        { title: text('Dagen met storm', 'Days with a storm'), align: 'end' },
      ],
      rows: [
        cells(['Januari', 'January'], ['2,1', '2.1'], ['−1,8', '−1.8'], ['6']),
        cells(['April'], ['1,7', '1.7'], ['−1,6', '−1.6'], ['2']),
        cells(['Juli', 'July'], ['1,9', '1.9'], ['−1,7', '−1.7'], ['0']),
        cells(['Oktober', 'October'], ['2,4', '2.4'], ['−1,9', '−1.9'], ['4']),
      ],
      isSortable: true,
    },
    { heading: text('Tabel', 'Table') },
  ),
  counters: countersBlock(
    {
      figures: [
        { value: 31_420, label: text('inwoners', 'residents') },
        {
          value: 112,
          prefix: text('€ ', '€ '),
          suffix: text(' miljoen', ' million'),
          label: text('begroting', 'budget'),
        },
        { value: 46.5, decimals: 1, suffix: text(' km', ' km'), label: text('dijk', 'of dike') },
      ],
    },
    { heading: text('Cijfers', 'Figures') },
  ),
  timeline: timelineBlock({ steps: projectSteps(dates).slice(0, 3) }, { heading: text('Tijdlijn', 'Timeline') }),
  countdown: countdownBlock(
    {
      until: momentAt(dates.ideasUntil, '20:00', defaultTimeZone).toISOString(),
      label: text('Ideeën delen kan tot', 'You can share ideas until'),
      precision: 'seconds',
      after: text('De termijn is voorbij.', 'The period is over.'),
    },
    { heading: text('Aftellen', 'Countdown') },
  ),
  contact: contactBlock(
    {
      people: [
        {
          name: text('Yara de Bruin', 'Yara de Bruin'),
          role: text('projectleider', 'project manager'),
          photo: illustration('lighthouse'),
          email: 'havenkwartier@vloedhaven.example',
        },
        {
          name: text('Stadhuis', 'Town hall'),
          phone: telephone,
          email: mailAddress,
          address: text('Kaaiplein 1\n4380 AA Vloedhaven', 'Kaaiplein 1\n4380 AA Vloedhaven'),
        },
      ],
    },
    { heading: text('Contactpersonen', 'Contacts') },
  ),
  hours: openingHoursBlock(
    {
      week: townHallWeek,
      exceptions: [{ date: dates.readingHour, note: text('Personeelsdag', 'Staff day') }],
      showClosedDays: true,
    },
    { heading: text('Openingstijden', 'Opening hours') },
  ),
  downloads: downloadsBlock(
    {
      groups: [
        {
          files: [
            drawingDownload(
              'plan',
              'plattegrond.svg',
              'Plattegrond van het Havenkwartier',
              'Plan of the Harbour Quarter',
            ),
            drawingDownload('skyline', 'haven.svg', 'De Oude Haven', 'The Old Harbour'),
          ],
        },
      ],
    },
    { heading: text('Downloads', 'Downloads') },
  ),
  'sub-menu': subMenuBlock({ show: 'section', depth: 2 }, { heading: text('Submenu', 'Submenu') }),
  search: searchBoxBlock(
    {
      example: text('Bijvoorbeeld: paspoort', 'For example: passport'),
      popularLinks: [{ label: text('grofvuil', 'bulky waste'), href: to('waste', 'grofvuil') }],
    },
    { heading: text('Zoekvak', 'Search box') },
  ),
  share: shareBlock({ x: true }, { heading: text('Delen', 'Share') }),
});
