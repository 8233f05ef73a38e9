import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { listOwnSupport } from '#features/item-support/contract/item-support.endpoints.ts';
import type { SupportedItem } from '#features/item-support/contract/item-support.ts';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useSaid } from '#platform/web/notifications/say.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { SectionHead } from '#platform/web/ui/heading/section-head.tsx';
import styles from './account.module.css';

/** What one votes for and joins. Not among what was written down: taking back leaves no trace. */
export function OwnSupport() {
  const { t } = useTranslation();
  const call = useCall();
  const language = useLanguage();
  const [pageNumber, setPageNumber] = useState(1);
  const list = useRef<HTMLUListElement>(null);
  useSaid(t('ui.pagination.page', { page: pageNumber }));
  const input = { query: { language, pageNumber } };
  const { data, isError } = useQuery({
    queryKey: [endpointUrl(listOwnSupport, input)],
    queryFn: () => call(listOwnSupport, input),
    staleTime: 0,
    placeholderData: (before) => before,
  });
  /** The button that was pressed may go with its page; the list stays. */
  const turnTo = (page: number) => {
    setPageNumber(page);
    list.current?.focus();
  };
  const { items = [], hasMore = false } = data ?? {};
  if (items.length === 0 && !isError && pageNumber === 1) return null;
  return (
    <section className={styles.section}>
      <SectionHead>{t('profiles.support.title')}</SectionHead>
      {isError && <p role="alert">{t('profiles.support.failed')}</p>}
      <ul ref={list} tabIndex={-1} className={styles.activity} aria-label={t('profiles.support.title')}>
        {items.map((item) => (
          <Entry key={`${item.guid} ${item.kind}`} item={item} />
        ))}
      </ul>
      {(hasMore || pageNumber > 1) && (
        <div className={styles.turn}>
          {pageNumber > 1 && <Button onPress={() => turnTo(pageNumber - 1)}>{t('profiles.support.newer')}</Button>}
          {hasMore && <Button onPress={() => turnTo(pageNumber + 1)}>{t('profiles.support.older')}</Button>}
        </div>
      )}
    </section>
  );
}

function Entry({ item: { kind, at, title, titleLang, path } }: { item: SupportedItem }) {
  const { t } = useTranslation();
  const dates = useDates();
  const name = title ?? t('profiles.support.hidden');
  return (
    <li className={styles.entry}>
      <span className={styles.what}>
        {t(`profiles.support.${kind}`)}:{' '}
        {path === null ? (
          <span {...inLanguage(titleLang)}>{name}</span>
        ) : (
          <a href={path} {...inLanguage(titleLang)}>
            {name}
          </a>
        )}
      </span>
      <time dateTime={at} className={styles.note}>
        {dates.date(at)}
      </time>
    </li>
  );
}
