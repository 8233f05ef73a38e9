import { useEffect, useId, useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { AskedCategory } from '../contract/consent.ts';
import type { Vendor } from '../contract/vendor.ts';
import { ConsentChoice, namesOf } from './consent-choice.tsx';
import styles from './consent-dialog.module.css';
import { consentStore, useConsent } from './consent-store.ts';

interface ConsentDialogProps {
  categories: readonly AskedCategory[];
  /** Those in use that set cookies; of other categories than asked about they are left unnamed. */
  vendors: readonly Vendor[];
  statementPath: string;
}

/**
 * Lies at the foot of the page and leaves the page alone: no trap for the focus, nothing behind it switched off. It is
 * said once, and in the order of the keyboard it comes before the page.
 */
export default function ConsentDialog({ categories, vendors, statementPath }: ConsentDialogProps) {
  const { t } = useTranslation();
  const { consent } = useConsent();
  const id = useId();
  const said = useSaidLater(t('consent.announcement'));
  useEffect(() => focusPage, []);
  return (
    <>
      <div
        role="dialog"
        aria-modal="false"
        aria-labelledby={`${id}t`}
        aria-describedby={`${id}d`}
        className={styles.dialog}
        data-consent-dialog=""
      >
        <div className={`wrap ${styles.inside}`}>
          <div className={styles.words}>
            <h2 id={`${id}t`} className={styles.title}>
              {t('consent.title')}
            </h2>
            <p id={`${id}d`}>
              {t('consent.text')} {t('consent.from', { names: namesOf(vendors, categories) })}{' '}
              <a href={statementPath}>{t('consent.statementLink')}</a>
            </p>
          </div>
          <div className={styles.choice}>
            <ConsentChoice
              categories={categories}
              vendors={vendors}
              accepted={consent.accepted}
              onChoose={(chosen) => consentStore().choose(chosen)}
            />
          </div>
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  );
}

/** The button that was pressed goes with the dialog; whoever pressed it goes on with the page that they came for. */
function focusPage(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
  });
}

/** A live region only tells what changes in it, so the words come a moment after it. */
function useSaidLater(words: string): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(setSaid, 100, words);
    return () => clearTimeout(timer);
  }, [words]);
  return said;
}
