import type { NewItem } from '#features/list-items/contract/list-item.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { demoGuid } from '../demo-guid.ts';
import { type Day, type DemoDates, longDate } from './demo-dates.ts';
import { type DemoList, fieldId, itemGuid, listGuid, momentAt } from './demo-list.ts';
import { pdfFile } from './pdf-file.ts';

const fields = { file: fieldId(3, 1), kind: fieldId(3, 2), date: fieldId(3, 3) };

export type DocumentGroup = 'council' | 'quarter' | 'dike';

interface DocumentPlan {
  /** Of the file, and what its guids are made of. */
  name: string;
  title: [nl: string, en: string];
  summary: [nl: string, en: string];
  kind: 'policy' | 'decision' | 'report' | 'letter' | 'other';
  day: Day;
}

function plans(dates: DemoDates): Record<DocumentGroup, DocumentPlan[]> {
  const { year, daysAgo } = dates;
  return {
    council: [
      {
        name: 'begroting',
        title: [`Begroting ${year + 1}`, `Budget ${year + 1}`],
        summary: ['Waar de € 112 miljoen van volgend jaar naartoe gaat.', 'Where next year’s € 112 million will go.'],
        kind: 'policy',
        day: daysAgo(12),
      },
      {
        name: 'raadsbrief-woningen',
        title: ['Raadsbrief woningen', 'Letter on housing'],
        summary: ['Hoe het staat met de 900 nieuwe woningen.', 'The state of the 900 new homes.'],
        kind: 'letter',
        day: daysAgo(12),
      },
      {
        name: 'jaarverslag',
        title: [`Jaarverslag ${year - 1}`, `Annual report ${year - 1}`],
        summary: ['Wat er is gedaan, en wat niet.', 'What was done, and what was not.'],
        kind: 'report',
        day: daysAgo(200),
      },
    ],
    quarter: [
      {
        name: 'nota-van-uitgangspunten',
        title: ['Nota van uitgangspunten', 'Starting points'],
        summary: ['Wat al vaststaat over de nieuwe wijk.', 'What is certain about the new neighbourhood.'],
        kind: 'decision',
        day: daysAgo(12),
      },
      {
        name: 'bodemonderzoek-werf',
        title: ['Bodemonderzoek werf', 'Soil survey of the yard'],
        summary: ['Waar de grond schoon is en waar niet.', 'Where the ground is clean and where not.'],
        kind: 'report',
        day: daysAgo(90),
      },
      {
        name: 'verslag-inloopavond',
        title: ['Verslag inloopavond', 'Report of the drop-in evening'],
        summary: ['Wat 140 bezoekers belangrijk vinden.', 'What 140 visitors find important.'],
        kind: 'report',
        day: daysAgo(60),
      },
    ],
    dike: [
      {
        name: 'ontwerp-zuiderdijk',
        title: ['Ontwerp Zuiderdijk', 'Zuiderdijk design'],
        summary: ['Tekeningen van de nieuwe dijk, per kilometer.', 'Drawings of the new dike, by the kilometre.'],
        kind: 'policy',
        day: daysAgo(2),
      },
      {
        name: 'planning-en-omleidingen',
        title: ['Planning en omleidingen', 'Planning and diversions'],
        summary: ['Wanneer welk stuk dicht is.', 'When each stretch is closed.'],
        kind: 'other',
        day: daysAgo(2),
      },
    ],
  };
}

const fileOf = ({ name, title, summary, day }: DocumentPlan) => ({
  id: demoGuid(`document/${name}`),
  name: `${name}.pdf`,
  bytes: pdfFile(title[0], [
    summary[0],
    '',
    `Gemeente Vloedhaven, ${longDate(day).nl}`,
    'Een voorbeeld: Vloedhaven bestaat niet, en dit stuk ook niet.',
  ]),
});

/** The files of the documents, as they are stored. */
export const documentFiles = (dates: DemoDates) => Object.values(plans(dates)).flat().map(fileOf);

export const documentLists = (dates: DemoDates): DemoList[] =>
  Object.entries(plans(dates)).map(([group, documents]) => ({
    guid: listGuid('documents', group),
    items: documents.map(documentItem),
  }));

function documentItem(plan: DocumentPlan): NewItem {
  const { id, name, bytes } = fileOf(plan);
  return {
    guid: itemGuid('documents', plan.name),
    listItemTypeName: 'Document',
    title: text(...plan.title),
    metadata: { description: text(...plan.summary) },
    fields: {
      [fields.file]: [{ assetGuid: id, name, mediaType: 'application/pdf', byteSize: bytes.length }],
      [fields.kind]: [plan.kind],
      [fields.date]: plan.day,
    },
    publishedOn: momentAt(plan.day),
  };
}
