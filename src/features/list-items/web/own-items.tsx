import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { StatusBadge } from '#platform/web/ui/tag/status-badge.tsx';
import type { ListItem } from '../contract/list-item.ts';
import { readOwnItems } from '../contract/list-items.endpoints.ts';
import ItemTools from './item-tools.tsx';
import styles from './own-items.module.css';

const badges = { draft: 'draft', scheduled: 'scheduled', expired: 'paused', unpublished: 'paused' } as const;

interface OwnItemsProps {
  blockGuid: string;
  /** What the list shows already. */
  shown: readonly ListItem[];
}

/** What someone added here that readers do not see (yet): nobody but they and the editors know of it. */
export function OwnItems({ blockGuid, shown }: OwnItemsProps) {
  const { t } = useTranslation();
  const call = useCall();
  const input = { params: { blockGuid }, query: { language: useLanguage() } };
  const headingId = useId();
  const { data = [] } = useQuery({
    queryKey: [endpointUrl(readOwnItems, input)],
    queryFn: () => call(readOwnItems, input),
  });
  const hidden = data.filter(({ guid, state }) => state !== 'published' && !shown.some((item) => item.guid === guid));
  if (hidden.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.own}>
      <h3 id={headingId} className={styles.heading}>
        {t('listItems.manage.own')}
      </h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list" className={styles.list}>
        {hidden.map((item) => (
          <li key={item.guid} data-item={item.guid} className={styles.line}>
            <span {...inLanguage(item.titleLang)} className={styles.title}>
              {item.title}
            </span>
            {item.state !== 'published' && (
              <StatusBadge status={badges[item.state]}>{t(`listItems.manage.states.${item.state}`)}</StatusBadge>
            )}
            <ItemTools item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
