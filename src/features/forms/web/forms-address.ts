import { guidOf } from '#platform/contract/calls/guid-text.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { type FormSort, formSorts, noOwner } from '../contract/form-sorts.ts';
import { type FormStanding, formStandings } from '../contract/form-standing-names.ts';
import { type FormTab, formTabs } from '../contract/form-tabs.ts';

interface FormsQuery {
  text?: string;
  tab: FormTab;
  standing: FormStanding[];
  owner: string[];
  language: Language;
  sort_by: FormSort;
}

/** What the address asks for, without what nobody can ask for: an old or mistyped link still shows a list. */
export function formsQueryOf(search: URLSearchParams, language: Language): FormsQuery {
  const text = (search.get('q') ?? '').trim().slice(0, 200);
  return {
    ...(text !== '' && { text }),
    tab: formTabs.find((one) => one === search.get('tab')) ?? 'all',
    standing: formStandings.filter((one) => search.getAll('standing').includes(one)),
    owner: search
      .getAll('owner')
      .filter((one) => one === noOwner || guidOf(one) !== undefined)
      .slice(0, 50),
    language,
    sort_by: formSorts.find((one) => one === search.get('sort')) ?? 'last_desc',
  };
}
