import { useQuery } from '@tanstack/react-query';
import { readMenuSource } from '#features/menus/contract/menus-writing.endpoints.ts';
import { listPages } from '#features/pages/contract/pages.endpoints.ts';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';

interface ToTranslateProps {
  stored: readonly string[];
  chosen: readonly string[];
}

/** What another choice of languages means, before it is saved. */
export function ToTranslate({ stored, chosen }: ToTranslateProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const named = (tags: readonly string[]) => tags.map((tag) => languageName(tag, language)).join(', ');
  const added = chosen.filter((tag) => !stored.includes(tag));
  const removed = stored.filter((tag) => !chosen.includes(tag));
  return (
    <>
      {added.length > 0 && (
        <Notice isLive title={t('settings.toTranslate.title', { languages: named(added) })}>
          <Work />
        </Notice>
      )}
      {removed.length > 0 && <Notice isLive>{t('settings.toTranslate.removed', { languages: named(removed) })}</Notice>}
    </>
  );
}

function Work() {
  const { t } = useTranslation();
  const call = useCall();
  const pagesInput = { query: { language: useLanguage() } };
  const { data: pages } = useQuery({
    queryKey: [endpointUrl(listPages, pagesInput)],
    queryFn: () => call(listPages, pagesInput),
  });
  const menuInput = { query: {} };
  const { data: menu } = useQuery({
    queryKey: [endpointUrl(readMenuSource, menuInput)],
    queryFn: () => call(readMenuSource, menuInput),
  });
  if (pages === undefined || menu === undefined) return null;
  return t('settings.toTranslate.text', {
    pages: t('settings.toTranslate.pages', { count: pages.length }),
    menuItems: t('settings.toTranslate.menuItems', { count: menu.items.length }),
  });
}
