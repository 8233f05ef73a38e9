import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { OfferQueue } from '../../contract/offer.ts';
import type { OfferDecision } from '../../contract/offer-words.ts';
import styles from './offers.module.css';

interface WaitingOfferProps {
  offer: OfferQueue['offers'][number];
  isBusy: boolean;
  onDecide(decision: OfferDecision, reason: string): void;
}

/** One thing that somebody brought. To refuse it takes a reason: that is what its maker reads. */
export function WaitingOffer({ offer, isBusy, onDecide }: WaitingOfferProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const [isRefusing, setRefusing] = useState(false);
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { guid, title, text, answers, by, at, listTitle, listPath, isTaken } = offer;
  const words = reason.trim();

  function refuse(): void {
    setAsked(true);
    if (words !== '') onDecide('refuse', words);
  }

  return (
    <li className={styles.offer} aria-labelledby={`offer-${guid}`}>
      <h2 id={`offer-${guid}`} className="t-22" dir="auto">
        {title}
      </h2>
      <p className={styles.note}>
        {by ?? t('offers.nameless')} · <time dateTime={at}>{dates.dateTime(at)}</time> ·{' '}
        {listPath === null ? listTitle : <TextLink href={listPath}>{listTitle}</TextLink>}
      </p>
      <p className={styles.words} dir="auto">
        {text}
      </p>
      {answers.length > 0 && (
        <dl className={styles.answers}>
          {answers.map((answer) => (
            <div key={answer.label}>
              <dt>{answer.label}</dt>
              <dd>{answer.text}</dd>
            </div>
          ))}
        </dl>
      )}
      {!isTaken && <Notice tone="warning">{t('offers.notTaken')}</Notice>}
      {isRefusing && (
        <TextArea
          label={t('offers.reason')}
          help={t('offers.reasonHelp')}
          isRequired
          autoFocus
          maxLength={1000}
          value={reason}
          onChange={setReason}
          error={isAsked && words === '' ? t('offers.reasonMissing') : undefined}
        />
      )}
      <div className={styles.buttons}>
        {isRefusing ? (
          <>
            <Button variant="primary" isPending={isBusy} onPress={refuse}>
              {t('offers.refuseNow')}
            </Button>
            <Button
              variant="quiet"
              onPress={() => {
                setRefusing(false);
                keepFocus(() => document.querySelector<HTMLElement>(`[data-refuse="${guid}"]`));
              }}
            >
              {t('ui.cancel')}
            </Button>
          </>
        ) : (
          <>
            <Button
              variant="primary"
              icon={Check}
              isPending={isBusy}
              isDisabled={!isTaken}
              aria-label={t('offers.placeNamed', { title })}
              onPress={() => onDecide('place', '')}
            >
              {t('offers.place')}
            </Button>
            <Button
              icon={X}
              data-refuse={guid}
              aria-label={t('offers.refuseNamed', { title })}
              onPress={() => setRefusing(true)}
            >
              {t('offers.refuse')}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
