import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ProofCard } from '#features/contributions/web/parts/proof-card.tsx';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { loadFresh, useLoaded } from '#platform/web/api/load-cache.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { Notice, type NoticeTone } from '#platform/web/ui/notice/notice.tsx';
import { readOffer, returnOffer, withdrawOffer } from '../contract/item-offers.endpoints.ts';
import type { OfferReceipt } from '../contract/offer.ts';
import { ChangeOffer } from './change-offer.tsx';
import { receiptInput } from './load-offer.ts';
import styles from './offer-screens.module.css';

const tones: Record<OfferReceipt['state'], NoticeTone> = {
  unproven: 'info',
  waiting: 'info',
  shown: 'success',
  refused: 'warning',
  withdrawn: 'info',
};
const placeId = 'offer-standing';

/** What one brought: what still has to be proven, or where it is, and what can be done with it. */
export default function OwnOfferScreen() {
  const { t } = useTranslation();
  const call = useCall();
  const loadCache = useQueryClient();
  const language = useLanguage();
  const dates = useDates();
  const { guid = '' } = useParams();
  const [search] = useSearchParams();
  const input = receiptInput(guid, search, language);
  const offer = useLoaded(readOffer, input);
  const { key } = input.query;
  const [isChanging, setChanging] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const reload = () => loadFresh({ call, loadCache }, readOffer, input);
  const isWaiting = offer.state === 'unproven' || offer.state === 'waiting';

  // Whoever proved it by the link of the mail comes back to this tab and sees that it counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked at is the same at every draw
  useEffect(() => {
    if (!isWaiting) return;
    // When it cannot be reached, what stands here stays true for now.
    const again = () => void reload().catch(() => undefined);
    window.addEventListener('focus', again);
    return () => window.removeEventListener('focus', again);
  }, [isWaiting]);

  async function act(endpoint: typeof withdrawOffer | typeof returnOffer): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await call(endpoint, { params: { guid }, body: key === undefined ? {} : { key } });
      await reload();
    } catch (error) {
      setFailure(refusalText(error, t));
    }
    setBusy(false);
    keepFocus(() => document.getElementById(placeId));
  }

  return (
    <div className={`wrap ${styles.screen}`}>
      <h1 className="t-34">{t('offering.own.title')}</h1>
      <div id={placeId} tabIndex={-1}>
        <Notice tone={tones[offer.state]} isLive>
          {t(offer.state === 'shown' && offer.path === null ? 'offering.own.gone' : `offering.own.${offer.state}`)}
          {offer.reason !== '' && <p className={styles.words}>{offer.reason}</p>}
        </Notice>
      </div>
      {failure !== undefined && (
        <Notice tone="danger" isLive>
          {failure}
        </Notice>
      )}
      {offer.proof && (
        <ProofCard source={{ kind: 'ListItem', guid }} {...offer.proof} senderKey={key} onMailed={reload} />
      )}
      {isChanging ? (
        <ChangeOffer
          offer={offer}
          senderKey={key}
          onDone={async () => {
            await reload();
            setChanging(false);
            keepFocus(() => document.getElementById(placeId));
          }}
          onCancel={() => {
            setChanging(false);
            keepFocus(() => document.getElementById(placeId));
          }}
        />
      ) : (
        <>
          <section className={styles.brought} aria-labelledby="offer-title">
            <h2 id="offer-title" className="t-22" dir="auto">
              {offer.title}
            </h2>
            <p className={styles.words} dir="auto">
              {offer.text}
            </p>
            <p className={styles.note}>
              {t('offering.own.at', { at: dates.dateTime(offer.at), list: offer.listTitle })}
            </p>
          </section>
          <div className={styles.buttons}>
            {offer.path !== null && (
              <ButtonLink variant="primary" href={offer.path}>
                {t('offering.own.toIt')}
              </ButtonLink>
            )}
            {offer.canChange && <Button onPress={() => setChanging(true)}>{t('offering.own.change')}</Button>}
            {offer.canWithdraw && (
              <Button variant="quiet" isPending={isBusy} onPress={() => void act(withdrawOffer)}>
                {t('offering.own.withdraw')}
              </Button>
            )}
            {offer.state === 'withdrawn' && (
              <Button isPending={isBusy} onPress={() => void act(returnOffer)}>
                {t('offering.own.return')}
              </Button>
            )}
            {offer.listPath !== null && <a href={offer.listPath}>{t('offering.back', { list: offer.listTitle })}</a>}
          </div>
          {offer.state !== 'unproven' && (
            <p className={styles.note}>
              {t('offering.own.everything')}{' '}
              <a href={withLanguagePrefix('/account/activity', language)}>{t('offering.own.toActivity')}</a>
            </p>
          )}
        </>
      )}
    </div>
  );
}
