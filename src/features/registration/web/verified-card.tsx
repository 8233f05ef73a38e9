import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { NarrowCard } from '#platform/web/ui/narrow-card/narrow-card.tsx';
import type { Verified } from '../contract/registration.ts';
import { enterWith } from './enter-with.ts';
import { useReturnTo } from './use-return-to.ts';

/** False when there is something to read first. */
export function goOnVerified({ isActive, signedIn }: Verified, returnTo: string, secondStepAddress: string): boolean {
  if (!isActive || signedIn === null) return false;
  enterWith(signedIn, returnTo, secondStepAddress);
  return true;
}

export function VerifiedCard({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation();
  const { returnTo } = useReturnTo();
  return (
    <NarrowCard
      title={t(isActive ? 'registration.verify.doneTitle' : 'registration.verify.waitsTitle')}
      lead={t(isActive ? 'registration.verify.done' : 'registration.verify.waits')}
    >
      <ButtonLink href={returnTo} variant="primary" isWide>
        {t('registration.onward')}
      </ButtonLink>
    </NarrowCard>
  );
}
