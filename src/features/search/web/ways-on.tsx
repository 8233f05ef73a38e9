import { useId } from 'react';
import { pathOfLink } from '#features/menus/contract/menu-paths.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ChipLink } from '#platform/web/ui/chip/chip-link.tsx';
import { useOrganisation } from './load-search.ts';
import styles from './search-results.module.css';
import screenStyles from './search-screen.module.css';

/** For who found nothing: what most people come for, and a person to ask. Both are as the site's footer has them. */
export function WaysOn() {
  const { t } = useTranslation();
  const id = useId();
  const { phone, links, menu } = useOrganisation();
  const shown = links.flatMap(({ label, url }) => {
    const path = pathOfLink(menu.items, url);
    return path === undefined ? [] : [{ label, path }];
  });
  return (
    <>
      {shown.length > 0 && (
        <section className={screenStyles.earlier} aria-labelledby={id}>
          <h2 id={id} className={screenStyles.earlierTitle}>
            {t('search.empty.tasks')}
          </h2>
          {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
          <ul role="list" className={screenStyles.earlierList}>
            {shown.map(({ label, path }) => (
              <li key={path + label.value}>
                <ChipLink href={path} {...inLanguage(label.lang)}>
                  {label.value}
                </ChipLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {phone !== '' && (
        <p className={styles.call}>
          {t('search.empty.call')}{' '}
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} dir="ltr">
            {phone}
          </a>
        </p>
      )}
    </>
  );
}
