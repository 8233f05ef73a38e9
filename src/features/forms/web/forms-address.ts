import type { Language } from '#platform/contract/texts/language.ts';
import { type FormTab, formTabs } from '../contract/form-tabs.ts';

interface FormsQuery {
  text?: string;
  tab: FormTab;
  ownerGuid?: string;
  language: Language;
}

const guidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What the address asks for, without what nobody can ask for: an old or mistyped link still shows a list. */
export function formsQueryOf(search: URLSearchParams, language: Language): FormsQuery {
  const text = (search.get('q') ?? '').trim().slice(0, 200);
  const owner = search.get('owner') ?? '';
  return {
    ...(text !== '' && { text }),
    tab: formTabs.find((one) => one === search.get('tab')) ?? 'all',
    ...(guidPattern.test(owner) && { ownerGuid: owner }),
    language,
  };
}
