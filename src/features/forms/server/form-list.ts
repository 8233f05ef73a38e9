import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { FormList, FormSummary } from '../contract/form.ts';
import { isInTab } from '../contract/form-standing.ts';
import { type FormTab, formTabs } from '../contract/form-tabs.ts';
import type { listFormRows } from './forms.repository.ts';

type FormListRow = Awaited<ReturnType<typeof listFormRows>>[number];

interface Wish {
  text?: string | undefined;
  tab: FormTab;
  ownerGuid?: string | undefined;
  language: Language;
}

/** The forms that are asked for, and how many there are in each tab whatever tab is open. */
export function formList(rows: readonly FormListRow[], wish: Wish, me: string | undefined, now: Date): FormList {
  const words = (wish.text ?? '').toLocaleLowerCase('nl').split(/\s+/).filter(Boolean);
  const found = rows
    .filter(
      (row) =>
        (wish.ownerGuid === undefined || row.owner_guid === wish.ownerGuid) &&
        words.every((word) => searched(row).includes(word)),
    )
    .map((row) => summaryOf(row, wish.language));
  const within = (tab: FormTab) => found.filter((form) => isInTab(form, tab, { me, now }));
  return {
    forms: within(wish.tab),
    counts: Object.fromEntries(formTabs.map((tab) => [tab, within(tab).length])) as FormList['counts'],
  };
}

const searched = ({ title, questions }: FormListRow): string =>
  `${Object.values(title.$lang).join(' ')} ${questions ?? ''}`.toLocaleLowerCase('nl');

const summaryOf = (row: FormListRow, language: Language): FormSummary => ({
  guid: row.guid,
  title: pickLanguage(row.title, language, defaultLanguage) ?? { value: '' },
  state: row.state as FormSummary['state'],
  openDate: row.open_date?.toISOString() ?? null,
  closeDate: row.close_date?.toISOString() ?? null,
  submissionLimit: row.submission_limit,
  version: row.version,
  hasChanges: row.sequence !== row.published_sequence,
  owner: row.owner_guid === null ? null : { guid: row.owner_guid, name: row.owner_name ?? '' },
  changedOn: row.changed_at.toISOString(),
});
