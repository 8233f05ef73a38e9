import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { badInput, type FieldError } from '#platform/contract/calls/errors.ts';
import { checkRestrictedBlocks, type RestrictedBlock } from '#platform/contract/rights/restricted-blocks.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Visibility } from '#platform/contract/rights/visibility.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import type { ItemChanges, ItemSource, NewItem, StoredContentBlock } from '../contract/list-item.ts';
import { asBlock, type ContentBlocks, type ItemDocument, type WrittenItem } from './item-document.ts';
import { missingValues, readValues } from './item-values.ts';

export type ItemInput = z.output<typeof NewItem>;

/** An item as it may be written: every part of it checked. */
export interface CheckedItem extends WrittenItem {
  parentIds: string[];
  isPublished: boolean;
  publishedOn: Date;
  unpublishOn: Date | null;
  periodStart: Date | null;
  periodEnd: Date | null;
  isHighlighted: boolean;
  /** Of what is highlighted. */
  highlightUntil: Date | null;
  visibility: Visibility;
  roleIds: string[];
}

interface CheckOptions {
  type: ItemType;
  blocks: ContentBlocks;
  language: Language;
  now: Date;
  /** Of the input, for what is wrong with it. */
  path: string;
  /** It is being written: it may have no title yet, and end before it begins. */
  isUnfinished?: boolean;
  /** What it was: values of fields that the type has lost stay, and blocks that are not theirs to place may stay. */
  before?: ItemDocument;
}

const asText = (sent: string | StoredText, language: Language): StoredText =>
  typeof sent === 'string' ? { $lang: sent === '' ? {} : { [language]: sent } } : sent;

const moment = (iso: string | null | undefined): Date | null => (iso ? new Date(iso) : null);

/** By its type, its blocks and the calendar; all that is wrong is said at once. */
export function checkItem(viewer: Viewer, input: ItemInput, options: CheckOptions): CheckedItem {
  const { type, blocks, language, now, path, before, isUnfinished = false } = options;
  const title = asText(input.title, language);
  const description = asText(input.metadata.description, language);
  const { values, wrong } = readValues(type.fields, knownFields(input.fields, type, before));
  const fields = { ...lostFields(before, type), ...values };
  const problems: FieldError[] = wrong.map((error) => ({ ...error, path: `${path}.${error.path}` }));
  const refuse = (part: string, code: string, message = '') =>
    problems.push({ path: `${path}.${part}`, code, message });

  if (!isUnfinished && !hasWords(title)) refuse('title', 'required');
  if (input.isPublished) {
    for (const error of missingValues(type.fields, fields)) problems.push({ ...error, path: `${path}.${error.path}` });
  }
  const periodStart = moment(input.metadata['period-start']);
  const periodEnd = moment(input.metadata['period-end']);
  if (!isUnfinished && periodStart !== null && periodEnd !== null && periodEnd < periodStart) {
    refuse('metadata.period-end', 'before-start');
  }
  for (const block of input.contentBuildingBlockInstances) {
    if (blocks.readOptions(asBlock(block)) !== undefined || isUnchanged(block, before)) continue;
    const code = blocks.isKnown(block.buildingBlockName) ? 'bad-options' : 'unknown-block';
    refuse(`contentBuildingBlockInstances.${block.guid}`, code, block.buildingBlockName);
  }
  if (problems.length > 0) throw badInput(problems);
  checkAdminBlocks(viewer, input.contentBuildingBlockInstances, options);

  return {
    title,
    description,
    document: { fields, blocks: input.contentBuildingBlockInstances, translations: input.translations },
    parentIds: [...new Set(input.parentGuids.map((guid) => guid.toLowerCase()))],
    isPublished: input.isPublished,
    publishedOn: moment(input.publishedOn) ?? now,
    unpublishOn: moment(input.unpublishOn),
    periodStart,
    periodEnd,
    ...highlightOf(input.metadata, now),
    visibility: input.visibility,
    // In one order, so that equal audiences are counted together.
    roleIds: [...new Set(input.roleIds.map((id) => id.toLowerCase()))].sort(),
  };
}

export const hasWords = ({ $lang }: StoredText): boolean =>
  Object.values($lang).some((words) => (words ?? '').trim() !== '');

/** What ends in the past is over. */
export function highlightOf(
  { highlight, 'highlight-until': end }: Pick<ItemInput['metadata'], 'highlight' | 'highlight-until'>,
  now: Date,
): Pick<CheckedItem, 'isHighlighted' | 'highlightUntil'> {
  const until = highlight ? moment(end) : null;
  const isHighlighted = highlight && (until === null || until > now);
  return { isHighlighted, highlightUntil: isHighlighted ? until : null };
}

/** An editor sends back what it got, with values that the type no longer shows: those are not theirs to judge. */
const knownFields = (sent: ItemInput['fields'], type: ItemType, before: ItemDocument | undefined) =>
  Object.fromEntries(
    Object.entries(sent).filter(
      ([id]) => type.fields.some((field) => field.id === id) || before?.fields[id] === undefined,
    ),
  );

const lostFields = (before: ItemDocument | undefined, type: ItemType) =>
  Object.fromEntries(
    Object.entries(before?.fields ?? {}).filter(([id]) => !type.fields.some((field) => field.id === id)),
  );

const isUnchanged = (block: StoredContentBlock, before: ItemDocument | undefined): boolean =>
  before?.blocks.some((known) => isDeepStrictEqual(known, block)) ?? false;

const partsOf = (blocks: readonly StoredContentBlock[]): RestrictedBlock[] =>
  blocks.map((block) => ({ guid: block.guid, ...asBlock(block) }));

/** Blocks that only admins may place, whatever way they come: written, or out of an older version. */
export const checkAdminBlocks = (
  viewer: Viewer,
  written: readonly StoredContentBlock[],
  { blocks, path, before }: Pick<CheckOptions, 'blocks' | 'path' | 'before'>,
) =>
  checkRestrictedBlocks(viewer, partsOf(written), partsOf(before?.blocks ?? []), {
    isForAdmins: blocks.isForAdmins,
    path: `${path}.contentBuildingBlockInstances`,
  });

type Changes = z.output<typeof ItemChanges>;

/** Only what is named changes; a plain text is the text of that language, and the others stay. */
export function mergeChanges(
  source: ItemSource,
  changes: Changes,
  { language, now }: { language: Language; now: Date },
): ItemInput {
  const { title, metadata, fields, version: _, upToDate: __, ...rest } = changes;
  const named = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const merged: ItemInput = { ...source, ...named };
  if (changes.publishedOn === 'now') merged.publishedOn = now.toISOString();
  if (title !== undefined) merged.title = mergeText(source.title, title, language);
  const { description, ...moments } = metadata ?? {};
  const given = Object.fromEntries(Object.entries(moments).filter(([, value]) => value !== undefined));
  merged.metadata = {
    ...source.metadata,
    ...given,
    ...(description === undefined
      ? {}
      : { description: mergeText(source.metadata.description, description, language) }),
  };
  if (fields !== undefined) merged.fields = { ...source.fields, ...fields };
  // What was a draft until now appears now, not on the day that its writing began.
  const isNew = merged.isPublished && !source.isPublished && changes.publishedOn === undefined;
  if (isNew && new Date(source.publishedOn ?? now) <= now) merged.publishedOn = now.toISOString();
  return merged;
}

const mergeText = (before: StoredText, sent: string | StoredText, language: Language): StoredText =>
  typeof sent === 'string' ? { $lang: { ...before.$lang, [language]: sent } } : sent;
