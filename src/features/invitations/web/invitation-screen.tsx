import { useLoaderData, useOutletContext, useParams } from 'react-router';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { NarrowCard } from '#platform/web/ui/narrow-card/narrow-card.tsx';
import type { InvitationStatus } from '../contract/invitation.ts';
import { AcceptForm } from './accept-form.tsx';
import styles from './invitation.module.css';
import { InvitationWords } from './invitation-words.tsx';
import type { LoadedInvitation } from './load-invitation.ts';
import { OtherAccount } from './other-account.tsx';

/** Outside the main layout (§2): nothing here leads away from the one question. */
export default function InvitationScreen() {
  const platformName = useOutletContext<string>();
  return (
    <div className={styles.page}>
      <header className={`on-brand ${styles.header}`}>
        <p className="wrap">{platformName}</p>
      </header>
      <main id="inhoud" tabIndex={-1} className={styles.main}>
        <InvitationCard />
      </main>
    </div>
  );
}

function InvitationCard() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { code = '' } = useParams();
  const { status, result } = useLoaderData<LoadedInvitation>();
  const home = withLanguagePrefix('/', language);
  if (status === null) {
    const words = result === 'NotFound' ? 'notFound' : 'failed';
    return (
      <NarrowCard title={t(`invitation.${words}.title`)} lead={t(`invitation.${words}.lead`)}>
        {result === 'Failed' && <ButtonLink href="">{t('invitation.again')}</ButtonLink>}
        <ButtonLink href={home}>{t('invitation.toSite')}</ButtonLink>
      </NarrowCard>
    );
  }
  return status.state === 'Open' ? (
    <OpenInvitation status={status} code={code} />
  ) : (
    <ClosedInvitation status={status} state={status.state} />
  );
}

function ClosedInvitation({ status, state }: { status: InvitationStatus; state: 'Accepted' | 'Expired' | 'Revoked' }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dates = useDates();
  const key = `invitation.${state.toLowerCase()}`;
  const values = {
    platform: status.platformName,
    inviter: status.inviterName,
    date: dates.date(status.expiresAt),
  };
  return (
    <NarrowCard title={t(`${key}.title`)} lead={t(`${key}.lead`, values)}>
      {state === 'Accepted' && (
        <ButtonLink variant="primary" href={withLanguagePrefix('/login', language)}>
          {t('invitation.toLogin')}
        </ButtonLink>
      )}
      <ButtonLink href={withLanguagePrefix('/', language)}>{t('invitation.toSite')}</ButtonLink>
    </NarrowCard>
  );
}

function OpenInvitation({ status, code }: { status: InvitationStatus; code: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { platformName: platform, inviterName: inviter, email, hasAccount, isForViewer } = status;
  const here = withLanguagePrefix(`/invitation/${code}`, language);
  if (isForViewer === false) {
    return (
      <NarrowCard title={t('invitation.other.title')} lead={t('invitation.other.lead', { email })}>
        <OtherAccount returnTo={here} />
      </NarrowCard>
    );
  }
  return (
    <NarrowCard title={t('invitation.open.title')} lead={t('invitation.open.lead', { inviter, platform })}>
      <InvitationWords status={status} />
      {hasAccount && isForViewer === null ? (
        <>
          <p>{t('invitation.signInLead')}</p>
          <ButtonLink
            variant="primary"
            isWide
            href={`${withLanguagePrefix('/login', language)}?${new URLSearchParams({ returnTo: here })}`}
          >
            {t('invitation.signIn')}
          </ButtonLink>
        </>
      ) : (
        <AcceptForm code={code} name={status.name} needsAccount={!hasAccount} />
      )}
    </NarrowCard>
  );
}
