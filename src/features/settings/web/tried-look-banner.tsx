import Palette from 'lucide-react/icons/palette';
import { useEffect } from 'react';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { FootBanner, FootBannerButton } from '#platform/web/ui/foot-banner/foot-banner.tsx';
import { leaveTriedLook } from './parts/tried-look.ts';

/** Always in sight while the site is seen as it would look: that nobody else sees it so, and the way back. */
export default function TriedLookBanner() {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = t('settings.tried.title');
  useEffect(() => say(title), [title]);
  return (
    <FootBanner
      label={t('settings.tried.label')}
      icon={Palette}
      actions={
        <FootBannerButton onPress={() => leaveTriedLook(withLanguagePrefix('/admin/settings', language))}>
          {t('settings.tried.back')}
        </FootBannerButton>
      }
    >
      <strong>{title}</strong> {t('settings.tried.onlyYou')}
    </FootBanner>
  );
}
