import { useTranslation } from 'react-i18next';
import { withLanguagePrefix } from '#platform/contract/language.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { useSiteApp } from '../site-app-context.ts';
import { MessageScreen } from './message-screen.tsx';

export default function UnauthorizedScreen() {
  const { t } = useTranslation();
  const { language } = useSiteApp();
  return (
    <MessageScreen title={t('site.unauthorized.title')}>
      <p>{t('site.unauthorized.text')}</p>
      <ButtonLink href={withLanguagePrefix('/', language)}>{t('site.toHome')}</ButtonLink>
    </MessageScreen>
  );
}
