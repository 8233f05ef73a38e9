import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Switch } from '#platform/web/ui/choice/switch.tsx';
import { SectionHead } from '#platform/web/ui/heading/section-head.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { chooseNewsletter, listOfferedNewsletters } from '../../contract/newsletter-lists.endpoints.ts';
import styles from './newsletter-choices.module.css';

const queryKey = ['newsletters on offer'];

/** For one’s own preferences: the newsletters that one may read, each on or off. Nothing is drawn where there are none. */
export function NewsletterChoices() {
  const { t } = useTranslation();
  const call = useCall();
  const cache = useQueryClient();
  const [error, setError] = useState<unknown>();
  const { data = [] } = useQuery({ queryKey, queryFn: () => call(listOfferedNewsletters, {}) });
  if (data.length === 0) return null;

  async function choose(guid: string, reads: boolean): Promise<void> {
    setError(undefined);
    const before = data;
    cache.setQueryData(
      queryKey,
      data.map((list) => (list.guid === guid ? { ...list, reads } : list)),
    );
    try {
      cache.setQueryData(queryKey, await call(chooseNewsletter, { params: { guid }, body: { reads } }));
    } catch (failure) {
      cache.setQueryData(queryKey, before);
      setError(failure);
    }
  }

  return (
    <section className={styles.choices}>
      <SectionHead>{t('newsletters.own.title')}</SectionHead>
      <p>{t('newsletters.own.lead')}</p>
      {error !== undefined && (
        <Notice tone="danger" isLive>
          {refusalText(error, t)}
        </Notice>
      )}
      {data.map(({ guid, name, language, reads }) => (
        <Switch key={guid} isSelected={reads} onChange={(next) => void choose(guid, next)}>
          {t('newsletters.own.list', { name, language: languageName(language) })}
        </Switch>
      ))}
    </section>
  );
}
