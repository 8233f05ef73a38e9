import { useEffect, useRef } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Badge } from '#platform/web/ui/tag/badge.tsx';
import styles from './compare.module.css';

interface ComparedPageProps {
  side: 'was' | 'is';
  /** When it was so, in words. */
  when: string;
  isNow: boolean;
  /** Undefined when there was nothing to read at that moment. */
  src: string | undefined;
  /** The change that was stepped to; none at first. */
  current: number;
}

/** The page at one of the two moments, in a window of its own: laid out by the width that it has. */
export function ComparedPage({ side, when, isNow, src, current }: ComparedPageProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    if (frame.current !== null && current > 0) showChange(frame.current, current);
  }, [current]);
  // It may have come before the application did.
  useEffect(() => {
    if (frame.current !== null) followTheme(frame.current);
  }, []);

  return (
    <article className={classNames(styles.page, side === 'is' && styles.newer)} aria-label={when}>
      <p className={styles.label}>
        <strong>{when}</strong>
        {isNow && <Badge tone="now">{t('timeMachine.compare.now')}</Badge>}
      </p>
      {src === undefined ? (
        <Notice>{t(`timeMachine.compare.absent.${side}`)}</Notice>
      ) : (
        <iframe
          ref={frame}
          className={styles.frame}
          title={t('timeMachine.compare.frame', { date: when })}
          src={src}
          onLoad={(event) => {
            followTheme(event.currentTarget);
            if (current > 0) showChange(event.currentTarget, current);
          }}
        />
      )}
    </article>
  );
}

/** Light or dark as chosen on this screen. */
function followTheme({ contentDocument }: HTMLIFrameElement): void {
  const { theme } = document.documentElement.dataset;
  if (contentDocument !== null && theme !== undefined) contentDocument.documentElement.dataset.theme = theme;
}

/** Within its own window: the screen around it stays where it is. */
function showChange({ contentDocument, contentWindow }: HTMLIFrameElement, number: number): void {
  if (contentDocument === null || contentWindow === null) return;
  for (const one of contentDocument.querySelectorAll('[data-current]')) one.removeAttribute('data-current');
  const marks = contentDocument.querySelectorAll(`[data-change="${number}"]`);
  for (const one of marks) one.setAttribute('data-current', '');
  // What stands in a closed menu is nowhere; its name stands above the list that has it.
  const shown = [...marks].find((one) => one.getClientRects().length > 0) ?? marks[0];
  if (shown === undefined) return;
  const top = shown.getBoundingClientRect().top + contentWindow.scrollY - contentWindow.innerHeight / 3;
  contentWindow.scrollTo({ top });
}
