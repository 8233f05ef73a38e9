import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { SegmentedControl } from '#platform/web/ui/segmented-control/segmented-control.tsx';
import { Skeleton } from '#platform/web/ui/skeleton/skeleton.tsx';
import type { SettingValues } from '../../contract/setting.ts';
import { LookFrame } from './look-frame.tsx';
import styles from './look-preview.module.css';
import { SharedLook } from './shared-look.tsx';
import { useHomePage } from './use-home-page.ts';

const themes = ['light', 'dark'] as const;
const sizes = ['phone', 'wide'] as const;

/** The home page with what is filled in and not saved yet, by day and by night. */
export function LookPreview({ look }: { look: SettingValues }) {
  const { t } = useTranslation();
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
    </div>
  );
}
