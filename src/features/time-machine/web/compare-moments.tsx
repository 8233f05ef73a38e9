import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useServerNow } from '#platform/web/content/use-server-now.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useSaid } from '#platform/web/notifications/say.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { MomentPicker } from '#platform/web/ui/date/moment-picker.tsx';
import { compareScreen } from '../contract/compared-address.ts';
import styles from './time-machine.module.css';

interface CompareMomentsProps {
  began: string;
  from?: string;
  /** Null for now. */
  to?: string | null;
  /** The page to look at: the front page where nothing is said. */
  path?: string;
}

/** Two moments to hold against each other. */
export function CompareMoments({ began, from: first = began, to: last = null, path = '/' }: CompareMomentsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const now = useServerNow().toISOString();
  const [from, setFrom] = useState<string | null>(first);
  const [to, setTo] = useState<string | null>(last ?? now);
  const [isRefused, setRefused] = useState(false);
  const refusal = isRefused ? t('timeMachine.compare.order') : '';
  useSaid(refusal);
  function compare(): void {
    const isOrdered = from !== null && to !== null && from < to;
    setRefused(!isOrdered);
    if (!isOrdered) return;
    // A moment that nobody chose is now, also when it is looked at again tomorrow.
    const until = to === now ? undefined : new Date(to);
    void navigate(compareScreen({ from: new Date(from), to: until, path }, language));
  }
  return (
    <section className={styles.section} aria-labelledby="compare-moments">
      <h2 id="compare-moments">{t('timeMachine.compare.title')}</h2>
      <div className={styles.fields}>
        <MomentPicker label={t('timeMachine.compare.from')} value={from} onChange={setFrom} error={refusal} />
        <MomentPicker label={t('timeMachine.compare.to')} value={to} onChange={setTo} />
        <Button onPress={compare}>{t('timeMachine.compare.show')}</Button>
      </div>
    </section>
  );
}
