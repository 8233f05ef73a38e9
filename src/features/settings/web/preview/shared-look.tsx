import { useLayoutEffect, useRef } from 'react';
import { assetUrl } from '#features/assets/contract/asset-url.ts';
import { textColorOn } from '#platform/contract/colors/contrast.ts';
import { sharedForm } from '#platform/contract/files/shared-form.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { LinkCard } from '#platform/web/ui/link-card/link-card.tsx';
import type { SettingValues } from '../../contract/setting.ts';
import styles from './look-preview.module.css';

/** How the site looks where it is not on its own page: in the tab and the bar of a browser, and as a shared link. */
export function SharedLook({ look }: { look: SettingValues }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [picture] = look.headerImages;
  const { $lang } = look.platformDescription;
  return (
    <>
      <div className={styles.shared}>
        <h3 className={styles.small}>{t('settings.preview.tab')}</h3>
        <BrowserTab look={look} />
      </div>
      <div className={styles.shared}>
        <h3 className={styles.small}>{t('settings.preview.card')}</h3>
        <LinkCard
          picture={picture === undefined ? undefined : assetUrl(picture, { ...sharedForm, width: 640, height: 336 })}
          noPicture={t('settings.preview.noPicture')}
          title={look.platformName}
          description={$lang[language] ?? $lang.nl ?? ''}
        />
      </div>
    </>
  );
}

function BrowserTab({ look }: { look: SettingValues }) {
  const bar = useRef<HTMLDivElement>(null);
  const color = look.useBrowserColor ? look.browserColor || look.colorScheme.primary : '';
  // On the element's own style: a style attribute is refused by the content security policy.
  useLayoutEffect(() => {
    bar.current?.style.setProperty('background-color', color);
    bar.current?.style.setProperty('color', color === '' ? '' : textColorOn(color));
  }, [color]);
  return (
    <div ref={bar} className={styles.tab}>
      {look.faviconLogo !== null && (
        <img src={assetUrl(look.faviconLogo, { width: 64, height: 64, format: 'png' })} alt="" width={20} height={20} />
      )}
      <span>{look.platformName}</span>
    </div>
  );
}
