import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { safeReturnPath } from '#platform/contract/addresses/internal-path.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { NarrowCard } from '#platform/web/ui/narrow-card/narrow-card.tsx';
import { LoginForm } from './login-form.tsx';
import { AlreadySignedIn } from './sessions/already-signed-in.tsx';
import { useUserState } from './user-store-context.ts';

export default function LoginScreen() {
  const { t } = useTranslation();
  const { accessTokenSet } = useUserState();
  // As it was on arrival: between signing in here and the next page this screen must not turn into the other one.
  const [isSignedIn] = useState(accessTokenSet);
  const [search] = useSearchParams();
  const returnTo = safeReturnPath(search.get('returnTo'), withLanguagePrefix('/', useLanguage()));
  return isSignedIn ? (
    <NarrowCard title={t('auth.login.alreadyTitle')} lead={t('auth.login.already')}>
      <AlreadySignedIn returnTo={returnTo} />
    </NarrowCard>
  ) : (
    <NarrowCard title={t('auth.login.title')}>
      <LoginForm returnTo={returnTo} />
    </NarrowCard>
  );
}
