import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonRow } from '#platform/web/ui/button/button-row.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { listReceivers } from '../contract/newsletters.endpoints.ts';
import styles from './newsletters.module.css';

const pageSize = 25;

/** Whom it did not reach, and what the mail server said. */
export function NotReached({ guid, refused }: { guid: string; refused: number }) {
  const { t } = useTranslation();
  const call = useCall();
  const [isOpen, setIsOpen] = useState(false);
  const [itemCount, setItemCount] = useState(pageSize);
  const { data, error } = useQuery({
    queryKey: ['not reached', guid, refused, itemCount],
    queryFn: () => call(listReceivers, { params: { guid }, query: { state: 'Refused' as const, itemCount } }),
    enabled: isOpen,
    placeholderData: (before) => before,
  });
  const isMore = data !== undefined && data.total > itemCount && itemCount < 4 * pageSize;
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>{t('newsletters.notReached.title')}</h2>
      <ButtonRow>
        <Button aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'newsletters.notReached.hide' : 'newsletters.notReached.show')}
        </Button>
      </ButtonRow>
      {error !== null && <Notice tone="danger">{refusalText(error, t)}</Notice>}
      {isOpen && data !== undefined && (
        <ul className={styles.refusals}>
          {data.receivers.map(({ readerId, address, reason }) => (
            <li key={readerId}>
              <b>{address}</b>
              <span className={styles.muted}>{reason}</span>
            </li>
          ))}
        </ul>
      )}
      {isOpen && isMore && (
        <Button variant="quiet" onPress={() => setItemCount(4 * pageSize)}>
          {t('newsletters.notReached.more')}
        </Button>
      )}
    </section>
  );
}
