import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { FormList, FormSummary } from '../contract/form.ts';
import { type FormSort, noOwner } from '../contract/form-sorts.ts';
import { formStanding, isInTab } from '../contract/form-standing.ts';
import type { FormStanding } from '../contract/form-standing-names.ts';
import { type FormTab, formTabs } from '../contract/form-tabs.ts';
import type { listFormRows } from './forms.repository.ts';

type FormListRow = Awaited<ReturnType<typeof listFormRows>>[number];

interface Wish {
  text?: string | undefined;
  tab: FormTab;
  standing: readonly FormStanding[];
  owner: readonly string[];
  language: Language;
  sort_by: FormSort;
}

/** What was sent by each form that something was sent by. */
type Sent = ReadonlyMap<string, { submissions: number; fresh: number; lastAt: Date }>;

interface Looking {
  me: string | undefined;
  now: Date;
  sent: Sent;
}

/** The forms that are asked for, and how many there are in each tab whatever tab is open. */
export function formList(rows: readonly FormListRow[], wish: Wish, { me, now, sent }: Looking): FormList {
  const words = (wish.text ?? '').toLocaleLowerCase('nl').split(/\s+/).filter(Boolean);
  const found = rows
    .filter(
      (row) =>
        (wish.owner.length === 0 || wish.owner.includes(row.owner_guid ?? noOwner)) &&
        words.every((word) => searched(row).includes(word)),
    )
    .map((row) => summaryOf(row, sent, wish.language))
    .filter((form) => wish.standing.length === 0 || wish.standing.includes(formStanding(form, now)))
    .sort(orderOf(wish.sort_by, wish.language));
  const within = (tab: FormTab) => found.filter((form) => isInTab(form, tab, { me, now }));
  return {
    forms: within(wish.tab),
    owners: ownersOf(rows),
    counts: Object.fromEntries(formTabs.map((tab) => [tab, within(tab).length])) as FormList['counts'],
  };
}

const searched = ({ title, questions }: FormListRow): string =>
  `${Object.values(title.$lang).join(' ')} ${questions ?? ''}`.toLocaleLowerCase('nl');

/** By name; each once. */
function ownersOf(rows: readonly FormListRow[]): FormList['owners'] {
  const names = new Map(
    rows.flatMap((row) => (row.owner_guid === null ? [] : [[row.owner_guid, row.owner_name ?? '']])),
  );
  return Array.from(names, ([guid, name]) => ({ guid, name })).sort((one, other) =>
    one.name.localeCompare(other.name, 'nl'),
  );
}

/** What is equal stays in the order of the rows, the newest change first. */
function orderOf(sort: FormSort, language: Language): (one: FormSummary, other: FormSummary) => number {
  const turn = sort.endsWith('_desc') ? -1 : 1;
  if (sort.startsWith('title'))
    return (one, other) => turn * one.title.value.localeCompare(other.title.value, language);
  if (sort.startsWith('submissions')) return (one, other) => turn * (one.submissions - other.submissions);
  const moment = ({ lastSubmissionOn }: FormSummary) => lastSubmissionOn ?? '';
  return (one, other) => turn * (moment(one) < moment(other) ? -1 : moment(one) > moment(other) ? 1 : 0);
}

const summaryOf = (row: FormListRow, sent: Sent, language: Language): FormSummary => ({
  guid: row.guid,
  title: pickLanguage(row.title, language, defaultLanguage) ?? { value: '' },
  state: row.state as FormSummary['state'],
  openDate: row.open_date?.toISOString() ?? null,
  closeDate: row.close_date?.toISOString() ?? null,
  submissionLimit: row.submission_limit,
  version: row.version,
  hasChanges: row.sequence !== row.published_sequence,
  plannedOn: row.publish_at?.toISOString() ?? null,
  owner: row.owner_guid === null ? null : { guid: row.owner_guid, name: row.owner_name ?? '' },
  changedOn: row.changed_at.toISOString(),
  submissions: sent.get(row.guid)?.submissions ?? 0,
  newSubmissions: sent.get(row.guid)?.fresh ?? 0,
  lastSubmissionOn: sent.get(row.guid)?.lastAt.toISOString() ?? null,
});
