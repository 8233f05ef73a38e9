import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { AppError } from '#platform/contract/calls/errors.ts';
import type { ImportChoices } from '../contract/imports.ts';
import type { EntrySource, KnownEntry } from './entries.repository.ts';
import type { ImportRow } from './imports.repository.ts';

/** What all entries of one import are made with. */
export interface Making {
  row: ImportRow;
  choices: ImportChoices;
  entries: KnownEntry[];
  type: ItemType | undefined;
  listId: string | undefined;
  listPageId: string | undefined;
  listPath: string | undefined;
  /** The accounts of who wrote there, by address. */
  authors: ReadonlyMap<string, string>;
  signal: AbortSignal;
}

/** Why somebody reading the report would say that it did not come along. */
export const reasonOf = (error: AppError): string => error.fields?.[0]?.code ?? error.code;

export const isRefusal = (error: unknown): error is AppError => error instanceof AppError && !error.report;

/** What was readable by everyone there, and nothing that was kept from them. */
export const wasOpen = (status: string, { hasPassword }: EntrySource): boolean =>
  !hasPassword && (status === 'publish' || status === 'future');
