import LogIn from 'lucide-react/icons/log-in';
import { useParams, useSearchParams } from 'react-router';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { Text } from '#platform/web/content/localized.tsx';
import { goTo } from '#platform/web/forms/go-to.ts';
import { refusalTextOfAddress } from '#platform/web/forms/refusal-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { ChipLink } from '#platform/web/ui/chip/chip-link.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { readOfferAbout } from '../contract/item-offers.endpoints.ts';
import { aboutInput } from './load-offer.ts';
import { OfferForm } from './offer-form.tsx';
import styles from './offer-screens.module.css';
import { useOffering } from './use-offering.ts';

const knownCodes = ['offers-not-allowed', 'offers-too-fast', 'offer-incomplete', 'form-refused', 'too-many-requests'];

/** Bringing an item to a list, for who may not add to it at once: with or without an account, with or without script. */
export default function OfferItemScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { guid = '' } = useParams();
  const [search] = useSearchParams();
  const about = useLoaded(readOfferAbout, aboutInput(guid, language, search.get('type')));
  const { way, listTitle, path, itemName, isLookedAt, types, typeName } = about;
  const offering = useOffering(guid, way === 'member');
  const here = withLanguagePrefix(`/offer/${guid}`, language);
  const canOffer = way !== 'none' && way !== 'sign-in';
  return (
    <div className={`wrap ${styles.screen}`}>
      <h1 className="t-34">{t('offering.heading', { what: itemName.value })}</h1>
      {path !== null && (
        <p>
          <a href={path}>{t('offering.back', { list: listTitle })}</a>
        </p>
      )}
      {way === 'proof' && <p className={styles.lead}>{t('offering.leadProof')}</p>}
      {isLookedAt && <p className={styles.lead}>{t('offering.leadLookedAt')}</p>}
      {way === 'none' && <Notice>{t('offering.notYou')}</Notice>}
      {way === 'sign-in' && (
        <p>
          <ButtonLink
            icon={LogIn}
            variant="primary"
            href={`${withLanguagePrefix('/login', language)}?returnTo=${encodeURIComponent(here)}`}
          >
            {t('offering.signIn')}
          </ButtonLink>
        </p>
      )}
      {canOffer && types.length > 1 && (
        <nav className={styles.kinds} aria-label={t('offering.kinds')}>
          {types.map(({ name, itemName: ofKind }) => (
            <ChipLink key={name} href={`${here}?type=${encodeURIComponent(name)}`} isOn={name === typeName}>
              <Text of={ofKind} />
            </ChipLink>
          ))}
        </nav>
      )}
      {canOffer && (
        <OfferForm
          about={about}
          action={`/offer/${guid}`}
          posted={{}}
          needsEmail={way === 'proof'}
          refusal={refusalTextOfAddress(search, t, knownCodes)}
          submitLabel={t('offering.submit')}
          note={way === 'proof' ? t('offering.codeAfter') : undefined}
          canSend={offering.canSend}
          onFocus={offering.prepare}
          send={async (offered) => goTo(withLanguagePrefix(await offering.send(offered), language))}
        />
      )}
    </div>
  );
}
