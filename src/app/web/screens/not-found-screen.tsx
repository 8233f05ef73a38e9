import { useTranslation } from 'react-i18next';
import { withLanguagePrefix } from '#platform/contract/language.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { useSiteApp } from '../site-app-context.ts';
import { MessageScreen } from './message-screen.tsx';

export function NotFoundScreen() {
  const { t } = useTranslation();
  const { language, errorStore } = useSiteApp();
  const isGone = errorStore.getSnapshot().status === 410;
  return (
    <MessageScreen title={t(isGone ? 'site.gone.title' : 'site.notFound.title')}>
      <p>{t(isGone ? 'site.gone.text' : 'site.notFound.text')}</p>
      <ButtonLink href={withLanguagePrefix('/', language)}>{t('site.toHome')}</ButtonLink>
    </MessageScreen>
  );
}
