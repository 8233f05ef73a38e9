import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { putListAway, readFirstHour } from '../../contract/first-hour.endpoints.ts';
import type { FirstHour } from '../../contract/first-hour.ts';

const key = ['first-hour'];
/** In milliseconds: a tick may come a moment after the work, and costs one small question. */
const lookedAtEvery = 15_000;

/** Where the site stands, looked at again while one works; what was done since is told once, and never while typing. */
export function useFirstHour() {
  const { t } = useTranslation();
  const call = useCall();
  const client = useQueryClient();
  const { pathname } = useLocation();
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => call(readFirstHour, {}),
    refetchInterval: lookedAtEvery,
    refetchOnWindowFocus: true,
    retry: false,
  });

  // Someone who went elsewhere may have done something there.
  useEffect(() => {
    if (pathname !== '') void client.invalidateQueries({ queryKey: key });
  }, [client, pathname]);

  const before = useRef(data);
  useEffect(() => {
    const known = before.current;
    before.current = data;
    if (known === undefined || data === undefined) return;
    const fresh = data.tasks.find(
      (task) => task.isDone && known.tasks.some((one) => one.key === task.key && !one.isDone),
    );
    if (fresh === undefined || isTyping(document.activeElement)) return;
    const done = data.tasks.filter(({ isDone }) => isDone).length;
    const task = t(`firstHour.list.tasks.${fresh.key}`);
    say(t('firstHour.list.said', { task, done, count: data.tasks.length }));
  }, [data, t]);

  return {
    firstHour: data,
    /** Shown at once, and asked for again when it could not be kept. */
    async putAway(isPutAway: boolean): Promise<void> {
      client.setQueryData<FirstHour>(key, (now) => now && { ...now, isPutAway });
      await call(putListAway, { body: { isPutAway } }).catch(() => client.invalidateQueries({ queryKey: key }));
    },
  };
}

const isTyping = (element: Element | null): boolean =>
  element instanceof HTMLElement && (element.isContentEditable || element.matches('input, textarea'));
