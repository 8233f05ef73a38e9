import ArrowRight from 'lucide-react/icons/arrow-right';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useState } from 'react';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { SegmentedControl } from '#platform/web/ui/segmented-control/segmented-control.tsx';
import { Skeleton } from '#platform/web/ui/skeleton/skeleton.tsx';
import type { SettingValues } from '../../contract/setting.ts';
import { openWithLook } from '../parts/tried-look.ts';
import { LookFrame } from './look-frame.tsx';
import styles from './look-preview.module.css';
import { SharedLook } from './shared-look.tsx';
import { useHomePage } from './use-home-page.ts';

const themes = ['light', 'dark'] as const;
const sizes = ['phone', 'wide'] as const;

/** The home page with what is filled in and not saved yet, by day and by night. */
export function LookPreview({ look }: { look: SettingValues }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const html = useHomePage();
  const [size, setSize] = useState<(typeof sizes)[number]>('phone');
  return (
    <div className={styles.preview}>
      <SegmentedControl
        label={t('settings.preview.width')}
        segments={sizes.map((id) => ({ id, label: t(`settings.preview.${id}`) }))}
        value={size}
        onChange={setSize}
      />
      <div className={styles.frames}>
        {themes.map((theme) => (
          <figure key={theme} className={styles.one}>
            <figcaption className={styles.caption}>
              <Icon icon={theme === 'light' ? Sun : Moon} size={16} />
              {t(`settings.preview.${theme}`)}
            </figcaption>
            {html === undefined ? (
              <Skeleton shape="block" />
            ) : (
              <LookFrame
                {...{ html, look, theme, size }}
                title={t('settings.preview.frame', { look: t(`settings.preview.${theme}`) })}
              />
            )}
          </figure>
        ))}
      </div>
      <SharedLook look={look} />
      <p className={styles.muted}>{t('settings.preview.note')}</p>
      <p>
        <Button variant="quiet" onPress={() => openWithLook({ ...look }, withLanguagePrefix('/', language))}>
          {t('settings.preview.whole')}
          <Icon icon={ArrowRight} size={20} />
        </Button>
      </p>
    </div>
  );
}
