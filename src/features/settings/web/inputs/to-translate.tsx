import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointUrl, type OutputOf } from '#platform/contract/calls/endpoint.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Disclosure } from '#platform/web/ui/accordion/accordion.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { readTranslationWork } from '../../contract/settings.endpoints.ts';
import type { TranslatedPlace } from '../../contract/translation-work.ts';
import styles from './inputs.module.css';

interface ToTranslateProps {
  stored: readonly string[];
  chosen: readonly string[];
}

/** What another choice of languages means, before it is saved; and of those that are there, what is still to be done. */
export function ToTranslate({ stored, chosen }: ToTranslateProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const named = (tags: readonly string[]) => tags.map((tag) => languageName(tag, language)).join(', ');
  const added = chosen.filter((tag) => !stored.includes(tag));
  const removed = stored.filter((tag) => !chosen.includes(tag));
  // Dutch is what all is translated from.
  const kept = stored.slice(1).filter((tag) => chosen.includes(tag));
  return (
    <>
      {added.length > 0 && (
        <Notice isLive title={t('settings.toTranslate.title', { languages: named(added) })}>
          {t('settings.toTranslate.text')}
          <Work languages={added} isNew />
        </Notice>
      )}
      {removed.length > 0 && <Notice isLive>{t('settings.toTranslate.removed', { languages: named(removed) })}</Notice>}
      {kept.length > 0 && (
        <Disclosure
          title={t('settings.toTranslate.rest')}
          isOpen={isOpen}
          onToggle={setOpen}
          className={styles.rest ?? ''}
        >
          {isOpen && <Work languages={kept} isNew={false} />}
        </Disclosure>
      )}
    </>
  );
}

type WorkOf = OutputOf<typeof readTranslationWork>[number];

function Work({ languages, isNew }: { languages: readonly string[]; isNew: boolean }) {
  const { t } = useTranslation();
  const own = useLanguage();
  const call = useCall();
  const input = { query: { languages: languages.join(',') } };
  const { data, isError } = useQuery({
    queryKey: [endpointUrl(readTranslationWork, input)],
    queryFn: () => call(readTranslationWork, input),
  });
  if (isError) return <p>{t('settings.toTranslate.failed')}</p>;
  return data?.map((one) => (
    <div key={one.language} className={styles.workOf}>
      {data.length > 1 && <strong className={styles.hostsTitle}>{languageName(one.language, own)}</strong>}
      <WorkList {...one} isNew={isNew} />
    </div>
  ));
}

/** Where it is done; items are written in their lists, on pages of their own. */
const pathOf = (place: TranslatedPlace, language: string | undefined): string | undefined => {
  const lacking = language === undefined ? '' : `lang=-${language}`;
  switch (place) {
    case 'pages':
      return `/admin/pages?view=table&${lacking}`;
    case 'menu':
      return '/admin/menu';
    case 'itemTypes':
      return '/admin/item-types';
    case 'sharedParts':
      return '/admin/shared-parts';
    case 'settings':
      return '/admin/settings#setting-platformDescription';
    case 'items':
      return undefined;
  }
};

function WorkList({ language, work, isNew }: WorkOf & { isNew: boolean }) {
  const { t } = useTranslation();
  const own = useLanguage();
  const left = work.filter(({ count }) => count > 0);
  if (left.length === 0) return <p>{t('settings.toTranslate.nothing')}</p>;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so
    <ul role="list" className={styles.work}>
      {left.map(({ place, count }) => {
        // Pages are found by a language once the platform has it.
        const path = pathOf(place, isNew ? undefined : language);
        const words = t(`settings.toTranslate.places.${place}`, { count });
        return <li key={place}>{path === undefined ? words : <a href={withLanguagePrefix(path, own)}>{words}</a>}</li>;
      })}
    </ul>
  );
}
