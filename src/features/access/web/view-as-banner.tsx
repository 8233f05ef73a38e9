import Eye from 'lucide-react/icons/eye';
import { useEffect, useState } from 'react';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { FootBanner, FootBannerButton } from '#platform/web/ui/foot-banner/foot-banner.tsx';
import { stopViewingAs } from '../contract/access.endpoints.ts';
import { useWhoName } from './use-who-name.ts';

/**
 * Always in sight while an admin views the site as someone else: as whom, the way to the reasons and the way back. Said
 * with every document, and first in the order of the keyboard.
 */
export default function ViewAsBanner({ who, name }: { who: string; name: string }) {
  const { t } = useTranslation();
  const call = useCall();
  const language = useLanguage();
  const nameOf = useWhoName();
  const [hasFailed, setFailed] = useState(false);
  const title = t('access.banner.title', { who: nameOf({ who, name }) });
  useEffect(() => say(title), [title]);
  const stop = async (next: () => void) => {
    try {
      await call(stopViewingAs, {});
      next();
    } catch {
      // Without a connection the cookie stays; the banner says so, and the button can be pressed again.
      setFailed(true);
    }
  };
  const toReasons = () => {
    const search = new URLSearchParams({ as: who, path: window.location.pathname });
    window.location.assign(`${withLanguagePrefix('/admin/access', language)}?${search}`);
  };
  return (
    <FootBanner
      label={t('access.banner.label')}
      icon={Eye}
      actions={
        <>
          {hasFailed && <p role="alert">{t('access.banner.failed')}</p>}
          <FootBannerButton onPress={() => void stop(toReasons)}>{t('access.banner.why')}</FootBannerButton>
          <FootBannerButton onPress={() => void stop(() => window.location.reload())}>
            {t('access.banner.stop')}
          </FootBannerButton>
        </>
      }
    >
      <strong>{title}</strong> {t('access.banner.readOnly')}
    </FootBanner>
  );
}
