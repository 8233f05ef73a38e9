import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { useSiteApp } from '../site-app-context.ts';
import { Message } from './message.tsx';

export default function UnauthorizedScreen() {
  const { t } = useTranslation();
  const { language, reader } = useSiteApp();
  return (
    <Message title={t('site.unauthorized.title')}>
      {reader.isSignedIn ? (
        <p>{t('site.unauthorized.text')}</p>
      ) : (
        <p>
          {t('site.unauthorized.signedOutText')}{' '}
          <TextLink href={withLanguagePrefix('/login', language)}>{t('site.signIn')}</TextLink>
        </p>
      )}
    </Message>
  );
}
