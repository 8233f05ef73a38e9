import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { StoredText } from '#platform/contract/texts/localized.ts';
import { csvTargets } from './csv/csv-columns.ts';
import { entryFilters, entryKinds, entryStates, importKinds, importStates, mostColumns } from './import-states.ts';
import { remarkCodes } from './remark.ts';

const Moment = z.iso.datetime();
const Count = z.number().int();

const Remark = z.object({ code: z.enum(remarkCodes), detail: z.string(), column: z.string().optional() });

/** What a file held, as it is told before anything is taken in. */
export const ImportFacts = z.object({
  siteTitle: z.string(),
  siteUrl: z.string(),
  /** Kinds of entries that are not taken in, such as those of a plug-in, with how many there are. */
  leftOut: z.array(z.object({ type: z.string(), count: Count })),
});
export type ImportFacts = z.infer<typeof ImportFacts>;

const ColumnId = z.string().max(200);

/** What the columns of a file are said to hold; without `columns` they are recognised by their headings. */
export const CsvMeaning = z.object({
  target: z.enum(csvTargets),
  itemTypeName: z.string().max(60).default('News'),
  columns: z.array(ColumnId.nullable()).max(mostColumns).optional(),
});
export type CsvMeaning = z.output<typeof CsvMeaning>;

/** A file with columns: its first rows, and what they are taken for. */
const CsvPreview = z.object({
  headings: z.array(z.string()),
  examples: z.array(z.array(z.string())),
  rowCount: Count,
  /** In the letters that Windows had before, as Excel writes them. */
  isOlderText: z.boolean(),
  target: z.enum(csvTargets),
  itemTypeName: z.string(),
  columns: z.array(ColumnId.nullable()),
  offered: z.array(z.object({ id: ColumnId, label: StoredText.nullable(), language: z.string().nullable() })),
});
export type CsvPreview = z.infer<typeof CsvPreview>;

export const ImportChoices = z.object({
  /** The item of the menu that the pages hang below; the top of it without one. */
  parentGuid: Guid.nullable().default(null),
  /** Nobody reads anything until it is published here, or what was published there is published at once. */
  publishes: z.boolean().default(false),
  itemTypeName: z.string().max(60).default('News'),
  /** Where items go; a new page with a list of its own without one. */
  listGuid: Guid.nullable().default(null),
  takesPages: z.boolean().default(true),
  takesItems: z.boolean().default(true),
  takesFiles: z.boolean().default(true),
  keepsAddresses: z.boolean().default(true),
  /** Nothing is taken in while one of the rows is wrong. */
  refusesWrong: z.boolean().default(false),
  /** By their ids in the file. */
  leftOut: z.array(z.string().max(200)).max(20_000).default([]),
});
export type ImportChoices = z.output<typeof ImportChoices>;

const KindCounts = z.object({
  total: Count,
  made: Count,
  failed: Count,
  waiting: Count,
  undone: Count,
  remarked: Count,
  wrong: Count,
});

export const ImportSummary = z.object({
  id: Guid,
  kind: z.enum(importKinds),
  fileName: z.string(),
  state: z.enum(importStates),
  workId: Guid.nullable(),
  /** The code of a problem: why it stopped by itself. */
  reason: z.string().nullable(),
  askedBy: z.string(),
  askedAt: Moment,
  counts: z.object({ page: KindCounts, item: KindCounts, file: KindCounts }),
});
export type ImportSummary = z.infer<typeof ImportSummary>;

export const ImportDetail = ImportSummary.extend({
  facts: ImportFacts,
  choices: ImportChoices.nullable(),
  csv: CsvPreview.nullable(),
  /** How many of its files were sent along in an archive, and wait. */
  sentFiles: Count,
});
export type ImportDetail = z.infer<typeof ImportDetail>;

export const ImportEntry = z.object({
  sourceId: z.string(),
  kind: z.enum(entryKinds),
  depth: Count,
  title: z.string(),
  /** As the old site had it: publish, draft, private. */
  status: z.string(),
  oldPath: z.string().nullable(),
  state: z.enum(entryStates),
  isTaken: z.boolean(),
  remarks: z.array(Remark),
  /** The code of a problem: why it was not taken in. */
  reason: z.string().nullable(),
  /** Of a file: it was sent along, and is not fetched. */
  isSent: z.boolean(),
  /** Where it is now. */
  madeId: Guid.nullable(),
  path: z.string().nullable(),
});
export type ImportEntry = z.infer<typeof ImportEntry>;

export const EntriesQuery = z.object({
  kind: z.enum(entryKinds).optional(),
  only: z.enum(entryFilters).default('all'),
  pageNumber: z.coerce.number().int().min(1).max(10_000).default(1),
});
export type EntriesQuery = z.output<typeof EntriesQuery>;
