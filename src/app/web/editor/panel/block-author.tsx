import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { readBlockAuthor } from '#features/pages/contract/history/page-history.endpoints.ts';
import type { StoredBlock } from '#features/pages/contract/page.ts';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useSession } from '../state/editor-context.ts';
import { usePointWords } from '../versions/history/use-point-words.ts';
import styles from './editor-panel.module.css';

/** Asked again when nobody types any more. */
const calmMilliseconds = 3000;

/** Who wrote this, and when; nothing of a block that nobody touched since there is a log. */
export function BlockAuthor({ block }: { block: StoredBlock }) {
  const { t } = useTranslation();
  const dates = useDates();
  const words = usePointWords();
  const call = useCall();
  const id = useSession(({ page }) => page.guid);
  const isSaved = useSession(({ saving }) => saving.kind === 'saved');
  const input = { params: { id, guid: block.guid } };
  const { data, refetch } = useQuery({
    queryKey: [endpointUrl(readBlockAuthor, input)],
    queryFn: () => call(readBlockAuthor, input),
    staleTime: 0,
  });
  const told = useRef(block);
  useEffect(() => {
    if (!isSaved || told.current === block) return;
    const timer = setTimeout(() => {
      told.current = block;
      void refetch();
    }, calmMilliseconds);
    return () => clearTimeout(timer);
  }, [block, isSaved, refetch]);
  if (!data) return null;
  const isToday = dates.day(data.at) === dates.day(new Date());
  const at = isToday ? t('editor.versions.author.today', { time: dates.hour(data.at) }) : dates.dateTime(data.at);
  return <p className={styles.author}>{t('editor.versions.author.line', { name: words.person(data.by), at })}</p>;
}
