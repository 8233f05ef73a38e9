import Building2 from 'lucide-react/icons/building-2';
import KeyRound from 'lucide-react/icons/key-round';
import Mail from 'lucide-react/icons/mail';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { readSignInWays } from '../contract/sso.endpoints.ts';
import styles from './login-ways.module.css';

interface LoginWaysProps {
  returnTo: string;
  passkey: { isThere: boolean; isPending: boolean; begin(): void };
}

/** Every way in besides the password. Plain links, so that they work before any script has run. */
export function LoginWays({ returnTo, passkey }: LoginWaysProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { providers, registration } = useLoaded(readSignInWays, {});
  const query = new URLSearchParams({ returnTo });
  const to = (path: string) => `${withLanguagePrefix(path, language)}?${query}`;
  const start = new URLSearchParams({ returnTo, language });
  return (
    <>
      <div className={styles.or}>
        <span>{t('auth.login.or')}</span>
      </div>
      <div className={styles.ways}>
        {providers.map(({ key, label }) => (
          <ButtonLink key={key} href={`/api/auth/sso/sign-in/${key}?${start}`} icon={Building2} isWide>
            {label}
          </ButtonLink>
        ))}
        {passkey.isThere && (
          <Button
            icon={KeyRound}
            className={styles.passkey}
            isWide
            isPending={passkey.isPending}
            pendingText={t('auth.login.passkeyBusy')}
            onPress={passkey.begin}
          >
            {t('auth.login.passkey')}
          </Button>
        )}
        <ButtonLink href={to('/login/mail')} icon={Mail} isWide>
          {t('auth.login.byMail')}
        </ButtonLink>
      </div>
      <ul className={styles.links}>
        <li>
          <TextLink href={to('/reset-password')}>{t('auth.login.forgotten')}</TextLink>
        </li>
        {registration !== 'closed' && (
          <li>
            <TextLink href={to('/register')}>{t('auth.login.register')}</TextLink>
          </li>
        )}
      </ul>
    </>
  );
}
