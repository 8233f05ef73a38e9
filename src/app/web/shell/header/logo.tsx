import { useContext } from 'react';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { ThemeContext } from '#platform/web/content/theme-context.ts';
import { useSettings } from '../../shell-data.ts';
import { useSiteApp } from '../../site-app-context.ts';
import styles from './site-header.module.css';

/** The platform's own logo, or its name in type; either leads home. */
export function Logo() {
  const { headerLogo, platformName } = useSettings();
  const { language } = useSiteApp();
  return (
    <a className={styles.logo} href={withLanguagePrefix('/', language)}>
      {headerLogo === null ? (
        <span className={styles.logoName}>{platformName}</span>
      ) : (
        <LogoPicture light={headerLogo} />
      )}
    </a>
  );
}

function LogoPicture({ light }: { light: string }) {
  const theme = useContext(ThemeContext);
  const { headerLogoDark: dark, platformName, headerLogoHeight } = useSettings();
  /** A drawing comes as it is; of anything else no more pixels than are shown. */
  const address = (guid: string, density = 1) => `/a/${guid}?height=${headerLogoHeight * density}`;
  const sourceSet = (guid: string) => `${address(guid)}, ${address(guid, 2)} 2x`;
  const guid = theme === 'dark' && dark !== null ? dark : light;
  const image = (
    <img
      className={styles.logoPicture}
      src={address(guid)}
      srcSet={sourceSet(guid)}
      alt={platformName}
      height={headerLogoHeight}
    />
  );
  if (theme !== undefined || dark === null) return image;
  return (
    <picture className={styles.logoSources}>
      <source media="(prefers-color-scheme: dark)" srcSet={sourceSet(dark)} />
      {image}
    </picture>
  );
}
