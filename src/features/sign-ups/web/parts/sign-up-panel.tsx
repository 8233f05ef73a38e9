import { useQuery } from '@tanstack/react-query';
import UsersRound from 'lucide-react/icons/users-round';
import { entryKeyIn } from '#features/submissions/contract/step-fields.ts';
import { FormBlock } from '#features/submissions/web/parts/form-block.tsx';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useSearch } from '#platform/web/content/search-context.ts';
import { useNeeded } from '#platform/web/content/use-needed.ts';
import { useViewTexts } from '#platform/web/content/use-view-texts.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { OwnSignUp } from '../../contract/sign-up.ts';
import { takesSignUps } from '../../contract/sign-up-standing.ts';
import { readOwnSignUps, readSignUp, readSignUpSettings } from '../../contract/sign-ups.endpoints.ts';
import styles from './sign-up-panel.module.css';
import { SignUpPlaces } from './sign-up-places.tsx';
import { signUpTexts } from './sign-up-texts.ts';

export interface SignUpPanelProps {
  itemGuid: string;
  /** Where a browser without script comes back to. */
  pagePath: string;
  /** What somebody signed up for is their own; a kept page knows nothing of it. */
  isMember: boolean;
  canEdit: boolean;
}

/** Signing up for an event, on its page: how many places are left, and the form. */
export default function SignUpPanel({ itemGuid, pagePath, isMember, canEdit }: SignUpPanelProps) {
  useViewTexts(signUpTexts);
  const { t } = useTranslation();
  const search = useSearch();
  const { data: signUp } = useNeeded(readSignUp, { params: { guid: itemGuid } });
  const own = useOwnSignUps(itemGuid, isMember);
  if (!signUp) return null;
  const { formGuid, standing, mostGuests } = signUp;
  return (
    <section className={styles.panel} aria-labelledby={`sign-up-${itemGuid}`}>
      <h2 id={`sign-up-${itemGuid}`} className={styles.title}>
        {t('signUp.title')}
      </h2>
      {own.map((one) => (
        <OwnStanding key={one.submissionGuid} own={one} />
      ))}
      {own.length === 0 && <SignUpPlaces signUp={signUp} />}
      {own.length === 0 && takesSignUps(standing) && (
        <FormBlock
          formGuid={formGuid}
          entryKey={entryKeyIn(search, formGuid)}
          headingLevel={3}
          pagePath={pagePath}
          forItem={{ guid: itemGuid, mostGuests, isOver: false }}
        />
      )}
      {canEdit && isMember && <ForOrganiser itemGuid={itemGuid} />}
    </section>
  );
}

/** The way to who comes, and the question whether they are to hear that it moved. */
function ForOrganiser({ itemGuid }: { itemGuid: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const call = useCall();
  const input = { params: { guid: itemGuid }, query: { language } };
  const { data } = useQuery({
    queryKey: [endpointUrl(readSignUpSettings, input)],
    queryFn: () => call(readSignUpSettings, input),
    staleTime: 0,
  });
  const path = withLanguagePrefix(`/admin/signups/${itemGuid}`, language);
  if (!data?.hasMoved) {
    return (
      <div>
        <ButtonLink href={path} icon={UsersRound}>
          {t('signUp.organise')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <Notice
      tone="warning"
      title={t('signUp.moved.title')}
      actions={<ButtonLink href={path}>{t('signUp.moved.tell')}</ButtonLink>}
    >
      {t('signUp.moved.text')}
    </Notice>
  );
}

function useOwnSignUps(guid: string, isMember: boolean): readonly OwnSignUp[] {
  const call = useCall();
  const input = { params: { guid } };
  const { data = [] } = useQuery({
    queryKey: [endpointUrl(readOwnSignUps, input)],
    queryFn: () => call(readOwnSignUps, input),
    enabled: isMember,
    staleTime: 0,
  });
  return data;
}

/** Of who is signed in; signing off is on the receipt, as for everyone. */
function OwnStanding({ own: { submissionGuid, state, guests, position } }: { own: OwnSignUp }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = state === 'out' ? 'pending' : state;
  return (
    <Notice
      tone={state === 'in' ? 'success' : 'info'}
      title={t(`signUp.own.${words}`, { position: position ?? 0 })}
      actions={
        <ButtonLink href={withLanguagePrefix(`/submission/${submissionGuid}`, language)}>
          {t('signUp.own.open')}
        </ButtonLink>
      }
    >
      {guests > 0 && t('signUp.own.guests', { count: guests })}
    </Notice>
  );
}
