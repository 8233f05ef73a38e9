import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useSettings } from '../../shell-data.ts';
import { useSiteApp } from '../../site-app-context.ts';
import styles from './site-header.module.css';

/** The platform's own logo, or its name in type; either leads home. */
export function Logo() {
  const { headerLogo, platformName, headerLogoHeight } = useSettings();
  const { language } = useSiteApp();
  /** A drawing comes as it is; of anything else no more pixels than are shown. */
  const picture = (pixels: number) => `/a/${headerLogo}?height=${pixels}`;
  return (
    <a className={styles.logo} href={withLanguagePrefix('/', language)}>
      {headerLogo === null ? (
        <span className={styles.logoName}>{platformName}</span>
      ) : (
        <img
          className={styles.logoPicture}
          src={picture(headerLogoHeight)}
          srcSet={`${picture(headerLogoHeight)}, ${picture(headerLogoHeight * 2)} 2x`}
          alt={platformName}
          height={headerLogoHeight}
        />
      )}
    </a>
  );
}
