import { useEffect, useRef } from 'react';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { ButtonRow } from '#platform/web/ui/button/button-row.tsx';
import { useCopy } from '#platform/web/use-copy.ts';
import styles from './opening-dialog.module.css';

const minute = 60_000;

/** Said once, with the two things that one does next: look, and tell others. */
export function SiteIsOpen({ startedAt }: { startedAt: string | null }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { state, copy } = useCopy(window.location.origin);
  const words = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone.
  useEffect(() => words.current?.focus(), []);
  const minutes =
    startedAt === null ? undefined : Math.max(1, Math.round((Date.now() - Date.parse(startedAt)) / minute));
  return (
    <div className={styles.question}>
      <p ref={words} tabIndex={-1}>
        {t('firstHour.opening.doneLead', { address: window.location.host })}{' '}
        {minutes !== undefined && minutes < 600 && t('firstHour.opening.minutes', { count: minutes })}
      </p>
      <ButtonRow>
        <ButtonLink variant="primary" href={withLanguagePrefix('/', language)} target="_top">
          {t('firstHour.opening.view')}
        </ButtonLink>
        <Button onPress={() => void copy()}>{t('firstHour.opening.copy')}</Button>
      </ButtonRow>
      <p role="status">
        {state === 'done' && t('firstHour.opening.copied')}
        {state === 'failed' && t('firstHour.opening.copyFailed')}
      </p>
    </div>
  );
}
