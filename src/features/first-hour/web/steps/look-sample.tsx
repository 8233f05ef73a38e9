import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { assetUrl } from '#features/assets/contract/asset-url.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { SchemeScope } from '#platform/web/ui/scheme/scheme-scope.tsx';
import type { ColorPair } from '../../contract/logo-palette.ts';
import styles from './look-sample.module.css';

interface LookSampleProps {
  colors: ColorPair;
  name: string;
  logo: string | null;
}

/** What the two colours do, by day and by night. Looked at, and never said: it follows every choice. */
export function LookSample({ colors, name, logo }: LookSampleProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.samples} role="img" aria-label={t('firstHour.look.preview')}>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme}>
          <SchemeScope {...colors} className={`${styles.sample} ${styles[theme]}`}>
            <p className={styles.caption}>
              <Icon icon={theme === 'light' ? Sun : Moon} size={16} />
              {t(`firstHour.look.${theme}`)}
            </p>
            <div className={styles.head}>
              {logo === null ? (
                <strong>{name}</strong>
              ) : (
                <img src={assetUrl(logo, { height: 64 })} alt="" height={32} className={styles.logo} />
              )}
              <span className={styles.menu}>{t('firstHour.look.sample.menu')}</span>
            </div>
            <div className={styles.words}>
              <strong className={styles.title}>{t('firstHour.look.sample.title')}</strong>
              <span>
                {t('firstHour.look.sample.text')} <span className={styles.link}>{t('firstHour.look.sample.link')}</span>
              </span>
              <span className={styles.row}>
                <span className={styles.button}>{t('firstHour.look.sample.button')}</span>
                <span className={styles.now}>{t('firstHour.look.sample.now')}</span>
              </span>
            </div>
          </SchemeScope>
        </div>
      ))}
    </div>
  );
}
