import Search from 'lucide-react/icons/search';
import { useTranslation } from 'react-i18next';
import { withLanguagePrefix } from '#platform/contract/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { linkRel } from '#platform/web/ui/link/link-rel.ts';
import { withKeys } from '#platform/web/with-keys.ts';
import type { BlockOptions } from '../kit/contract/block-definition.ts';
import { isFilled, Text } from '../kit/web/localized.tsx';
import { PlainList } from '../kit/web/plain-list.tsx';
import type definition from './definition.ts';
import styles from './hero-search.module.css';

export interface HeroSearchProps {
  guid: string;
  options: BlockOptions<typeof definition>;
}

/** An ordinary form, so that it works before any script has run. */
export function HeroSearch({ guid, options }: HeroSearchProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { searchLabel, searchExample, popularLinks } = options;
  const popular = withKeys(popularLinks).filter(({ item }) => isFilled(item.label));
  const labelId = `search-label-${guid}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers know this role longer than the search element
    <form
      role="search"
      aria-labelledby={labelId}
      className={styles.search}
      action={withLanguagePrefix('/search', language)}
    >
      <label id={labelId} htmlFor={`search-${guid}`} className={styles.label}>
        {isFilled(searchLabel) ? <Text of={searchLabel} /> : t('blocks.hero.searchLabel')}
      </label>
      <div className={styles.box}>
        <input
          id={`search-${guid}`}
          className={styles.field}
          type="search"
          name="q"
          placeholder={searchExample.value || undefined}
          lang={searchExample.lang}
        />
        <button type="submit" className={styles.submit}>
          <Icon icon={Search} size={20} />
          <span className={styles.submitWord}>{t('blocks.hero.search')}</span>
        </button>
      </div>
      {popular.length > 0 && (
        <div className={styles.popular}>
          <span id={`popular-${guid}`}>{t('blocks.hero.popular')}</span>
          <PlainList aria-labelledby={`popular-${guid}`} className={styles.links}>
            {popular.map(({ key, item }) => (
              <li key={key}>
                <a href={item.href} rel={linkRel(item.href)}>
                  <Text of={item.label} />
                </a>
              </li>
            ))}
          </PlainList>
        </div>
      )}
    </form>
  );
}
