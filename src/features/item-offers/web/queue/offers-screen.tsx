import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '#platform/web/api/call-context.ts';
import { reloadAnswersOf, useLoaded } from '#platform/web/api/load-cache.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { decideOffer, listOffers } from '../../contract/item-offers.endpoints.ts';
import type { OfferQueue } from '../../contract/offer.ts';
import type { OfferDecision } from '../../contract/offer-words.ts';
import { queueInput } from '../load-offer.ts';
import styles from './offers.module.css';
import { WaitingOffer } from './waiting-offer.tsx';

/** What people brought that an editor looks at before readers get it, the oldest first. */
export default function OffersScreen() {
  const { t } = useTranslation();
  const call = useCall();
  const cache = useQueryClient();
  const [search] = useSearchParams();
  const input = queueInput(search, useLanguage());
  const { pageNumber } = input.query;
  const { total, offers, hasMore } = useLoaded(listOffers, input);
  const [busy, setBusy] = useState<string>();
  const [told, setTold] = useState<{ tone: 'success' | 'danger'; text: string }>();
  const isBusy = useRef(false);
  const said = useRef<HTMLDivElement>(null);

  async function decide(
    { guid, title, revision }: OfferQueue['offers'][number],
    decision: OfferDecision,
    reason: string,
  ): Promise<void> {
    // A second press comes before the first is drawn.
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(guid);
    try {
      await call(decideOffer, { params: { guid }, body: { decision, reason, revision } });
      setTold({ tone: 'success', text: t(`offers.did.${decision}`, { title }) });
    } catch (error) {
      setTold({ tone: 'danger', text: refusalText(error, t) });
    }
    // Also after a refusal: somebody else may have decided meanwhile, or its maker changed it.
    await reloadAnswersOf(cache, [listOffers]).catch(() => undefined);
    isBusy.current = false;
    setBusy(undefined);
    keepFocus(() => said.current);
  }

  return (
    <Screen>
      <PageHeading lead={t('offers.lead', { count: total })}>{t('admin.menu.offers')}</PageHeading>
      <div ref={said} tabIndex={-1}>
        {told && (
          <Notice tone={told.tone} isLive>
            {told.text}
          </Notice>
        )}
      </div>
      {offers.length === 0 ? (
        <EmptyState headingLevel={2} title={t('offers.none')}>
          {t('offers.noneText')}
        </EmptyState>
      ) : (
        <ol className={styles.list} aria-label={t('admin.menu.offers')}>
          {offers.map((offer) => (
            <WaitingOffer
              key={offer.guid}
              offer={offer}
              isBusy={busy === offer.guid}
              onDecide={(decision, reason) => void decide(offer, decision, reason)}
            />
          ))}
        </ol>
      )}
      {(hasMore || pageNumber > 1) && (
        <nav className={styles.turn} aria-label={t('offers.pages')}>
          {pageNumber > 1 && <TextLink href={`?page=${pageNumber - 1}`}>{t('offers.earlier')}</TextLink>}
          {hasMore && <TextLink href={`?page=${pageNumber + 1}`}>{t('offers.later')}</TextLink>}
        </nav>
      )}
    </Screen>
  );
}
