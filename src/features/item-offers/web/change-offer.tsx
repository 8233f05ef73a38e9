import { useCall } from '#platform/web/api/call-context.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { changeOffer, readOfferAbout } from '../contract/item-offers.endpoints.ts';
import type { OfferReceipt } from '../contract/offer.ts';
import { offerFields } from '../contract/offer-words.ts';
import { aboutInput } from './load-offer.ts';
import { OfferForm } from './offer-form.tsx';

interface ChangeOfferProps {
  offer: OfferReceipt;
  senderKey: string | undefined;
  onDone(): Promise<void>;
  onCancel(): void;
}

/** The same form, with what was written in it, until readers have it. */
export function ChangeOffer({ offer, senderKey, onDone, onCancel }: ChangeOfferProps) {
  const { t } = useTranslation();
  const call = useCall();
  const about = useLoaded(readOfferAbout, aboutInput(offer.listGuid, useLanguage(), offer.typeName));
  const { guid, title, text, posted } = offer;
  return (
    <OfferForm
      about={about}
      posted={{ ...posted, [offerFields.title]: [title], [offerFields.text]: [text] }}
      needsEmail={false}
      submitLabel={t('offering.own.save')}
      canSend={() => true}
      send={async (offered) => {
        const key = senderKey === undefined ? {} : { key: senderKey };
        const { title: newTitle, text: newText, posted: newPosted } = offered;
        await call(changeOffer, {
          params: { guid },
          body: { title: newTitle, text: newText, posted: newPosted, ...key },
        });
        await onDone();
      }}
      onCancel={onCancel}
    />
  );
}
