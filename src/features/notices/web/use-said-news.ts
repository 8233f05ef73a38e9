import { useEffect, useRef } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { isTyping } from './is-typing.ts';

const minute = 60_000;

/** That something came, politely: once a minute at most, never to who types, and not what was there already. */
export function useSaidNews(unread: number | undefined): void {
  const { t } = useTranslation();
  const known = useRef<number | undefined>(undefined);
  const saidAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const before = known.current;
    known.current = unread;
    if (unread === undefined || before === undefined || unread <= before || isTyping()) return;
    const now = performance.now();
    if (now - saidAt.current < minute) return;
    saidAt.current = now;
    say(t('notices.said.came', { count: unread - before }));
  }, [unread, t]);
}
