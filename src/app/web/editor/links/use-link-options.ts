import { keepPreviousData, useQuery } from '@tanstack/react-query';
import FileDown from 'lucide-react/icons/file-down';
import FileText from 'lucide-react/icons/file-text';
import Newspaper from 'lucide-react/icons/newspaper';
import { useDeferredValue } from 'react';
import { useUserState } from '#features/auth/web/user-store-context.ts';
import { listPages } from '#features/pages/contract/pages.endpoints.ts';
import { type SearchResult, searchSite } from '#features/search/contract/search.endpoints.ts';
import { formatFileSize } from '#platform/contract/files/file-size.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { Option } from '#platform/web/ui/option-list/option.ts';
import { linkOptions } from './link-options.ts';

interface LinkOptions {
  /** What a link can lead to, by what was typed; the id is its address. */
  options: Option[];
  /** What stands at this address, where it is known. */
  nameOf(href: string): string | undefined;
}

/** Pages, items and files by their names. */
export function useLinkOptions(typed: string): LinkOptions {
  const pages = usePageOptions();
  const found = useFound(typed);
  return { options: linkOptions(pages, found, typed), nameOf: (href) => nameIn(pages, href) };
}

const nameIn = (pages: readonly Option[], href: string): string | undefined =>
  pages.find(({ id }) => id === href.split('#', 1)[0])?.label;

/** Where a link leads, in words: a page by its name, anything else by its address. */
export function useTargetWords(): (href: string) => string {
  const { t } = useTranslation();
  const pages = usePageOptions();
  return (href) => {
    if (!href.startsWith('page:')) return href;
    // Who sees no list of pages, and who asks after one that is gone, still hears what it was.
    return nameIn(pages, href) ?? t('editor.links.unknownPage');
  };
}

/** Every page, published or not, for who may see the list; a link to one survives that it is moved. */
function usePageOptions(): Option[] {
  const call = useCall();
  const language = useLanguage();
  const { t } = useTranslation();
  const isAllowed = useUserState().applicationUser?.isContentManager === true;
  const { data = [] } = useQuery({
    queryKey: ['pages to link to', language],
    queryFn: () => call(listPages, { query: { language } }),
    enabled: isAllowed,
  });
  return data.map(({ guid, title, path }) => ({
    id: `page:${guid}`,
    label: title,
    description: [t('editor.links.kinds.page'), path ?? t('editor.links.noAddress')].join(', '),
    icon: FileText,
  }));
}

/** Fewer letters find too much to choose from. */
const fewestLetters = 2;

const icons = { page: FileText, item: Newspaper, document: FileDown };

function useFound(typed: string): Option[] {
  const call = useCall();
  const language = useLanguage();
  const about = useAbout();
  const asked = useDeferredValue(typed.trim());
  const isAsked = asked.length >= fewestLetters && !/^[/#]|:/.test(asked);
  const { data = [] } = useQuery({
    queryKey: ['to link to', language, asked],
    queryFn: async () => (await call(searchSite, { query: { q: asked, language } })).results,
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  if (!isAsked) return [];
  return data.map((result) => ({
    id: result.kind === 'page' ? `page:${result.guid}` : result.path,
    label: result.title,
    description: about(result),
    icon: icons[result.kind],
  }));
}

/** What it is, how large, of when and where it stands, in one line. */
function useAbout() {
  const { t } = useTranslation();
  const language = useLanguage();
  const dates = useDates();
  return ({ kind, typeLabel, file, date, trail }: SearchResult): string =>
    [
      typeLabel?.value ?? t(`editor.links.kinds.${kind}`),
      file?.type,
      file && formatFileSize(file.size, language),
      date && dates.date(date),
      kind === 'page' ? trail.map(({ value }) => value).join(' › ') : undefined,
    ]
      .filter((fact) => fact !== undefined && fact !== '')
      .join(', ');
}
