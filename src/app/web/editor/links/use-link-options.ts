import { keepPreviousData, useQuery } from '@tanstack/react-query';
import FileDown from 'lucide-react/icons/file-down';
import FileText from 'lucide-react/icons/file-text';
import Newspaper from 'lucide-react/icons/newspaper';
import { useDeferredValue } from 'react';
import { useUserState } from '#features/auth/web/user-store-context.ts';
import { listLinkablePages } from '#features/pages/contract/pages.endpoints.ts';
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
  /** What the page at this address is called, in words; nothing for an address that is no page's. */
  nameOf(href: string): string | undefined;
}

/** Pages, items and files by their names. */
export function useLinkOptions(typed: string): LinkOptions {
  const { pages, nameOf } = useLinkablePages();
  const found = useFound(typed);
  return { options: linkOptions(pages, found, typed), nameOf };
}

/** Where a link leads, in words: a page by its name, anything else by its address. */
export function useTargetWords(): (href: string) => string {
  const { nameOf } = useLinkablePages();
  return (href) => nameOf(href) ?? href;
}

/**
 * The pages that one may edit or read, published or not; a link to one survives that it is moved. Only a page has a name
 * here, and one that one may not know of, or that is gone, is told to be that: its guid says nothing to anybody.
 */
function useLinkablePages(): { pages: Option[]; nameOf: LinkOptions['nameOf'] } {
  const call = useCall();
  const language = useLanguage();
  const { t } = useTranslation();
  const isSignedIn = useUserState().applicationUser !== undefined;
  const { data, isPending } = useQuery({
    queryKey: ['pages to link to', language],
    queryFn: () => call(listLinkablePages, { query: { language } }),
    enabled: isSignedIn,
  });
  const pages = (data ?? []).map(({ guid, title, path }) => ({
    id: `page:${guid}`,
    label: title,
    description: [t('editor.links.kinds.page'), path ?? t('editor.links.noAddress')].join(', '),
    icon: FileText,
  }));
  return {
    pages,
    nameOf(href) {
      if (!href.startsWith('page:')) return undefined;
      if (isSignedIn && isPending) return '';
      return pages.find(({ id }) => id === href.split('#', 1)[0])?.label ?? t('editor.links.unknownPage');
    },
  };
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
