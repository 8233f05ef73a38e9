import { useState } from 'react';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { AskedCategory } from '../contract/consent.ts';
import type { VendorSettings } from '../contract/vendor.ts';
import { categoriesToChoose, vendorsInUse } from '../contract/vendor-registry.ts';
import { ConsentChoice } from './consent-choice.tsx';
import { consentStore, useConsent } from './consent-store.ts';
import styles from './your-choice.module.css';

/** On the cookie statement: what was chosen, and the same buttons to choose otherwise, as easily as the first time. */
export function YourChoice({ settings }: { settings: VendorSettings }) {
  const { t } = useTranslation();
  const categories = categoriesToChoose(settings);
  const [isSaved, setSaved] = useState(false);
  const { consent } = useConsent();
  if (categories.length === 0) return <p>{t('consent.nothingToChoose')}</p>;
  const choose = (chosen: AskedCategory[]) => {
    consentStore().choose(chosen);
    setSaved(true);
  };
  return (
    <div className={styles.choice}>
      <Chosen categories={categories} />
      {isSaved && (
        <Notice tone="success" isLive>
          {t('consent.saved')}
        </Notice>
      )}
      {/* Anew after a choice, so that the boxes show it. */}
      <ConsentChoice
        key={consent.date}
        categories={categories}
        vendors={vendorsInUse(settings)}
        accepted={consent.accepted}
        onChoose={choose}
      />
    </div>
  );
}

function Chosen({ categories }: { categories: readonly AskedCategory[] }) {
  const { t } = useTranslation();
  const dates = useDates();
  const { consent, state } = useConsent();
  if (state !== 'set' || consent.date === undefined) return <p>{t('consent.notChosen')}</p>;
  const accepted = categories.filter((category) => consent.accepted.includes(category));
  const names = accepted.map((category) => t(`consent.category.${category}`)).join(', ');
  const date = dates.date(consent.date);
  return <p>{accepted.length === 0 ? t('consent.refused', { date }) : t('consent.allowed', { date, names })}</p>;
}
