import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { LocalizedText, Resolved } from '#platform/contract/texts/localized.ts';
import { isFilled, Text } from '#platform/web/content/localized.tsx';
import { PlainList } from '#platform/web/content/plain-list.tsx';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { linkRel } from '#platform/web/ui/link/link-rel.ts';
import { SearchBar } from '#platform/web/ui/search-bar/search-bar.tsx';
import { withKeys } from '#platform/web/with-keys.ts';
import type { BlockLink } from '../contract/link.ts';
import styles from './search-form.module.css';

export interface SearchFormProps {
  /** Of the block it is in: makes the ids on the page its own. */
  guid: string;
  /** The question above the field. */
  label: LocalizedText;
  /** Stands in the field until something is typed. */
  example: LocalizedText;
  popularLinks: readonly Resolved<BlockLink>[];
  /** What to look for, filled in already. */
  words?: string | undefined;
  className?: string | undefined;
}

/** The way to the search page: an ordinary form, so that it works before any script has run. */
export function SearchForm({ guid, label, example, popularLinks, words, className }: SearchFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const popular = withKeys(popularLinks).filter(({ item }) => isFilled(item.label));
  const labelId = `search-label-${guid}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers know this role longer than the search element
    <form
      role="search"
      data-print="hidden"
      aria-labelledby={labelId}
      className={classNames(styles.search, className)}
      action={withLanguagePrefix('/search', language)}
    >
      <SearchBar
        id={`search-${guid}`}
        labelId={labelId}
        label={isFilled(label) ? <Text of={label} /> : t('blocks.kit.searchLabel')}
        submitText={t('blocks.kit.search')}
        name="q"
        defaultValue={words}
        placeholder={example.value || undefined}
        {...inLanguage(example.lang)}
      />
      {popular.length > 0 && (
        <div className={styles.popular}>
          <span id={`popular-${guid}`}>{t('blocks.kit.popular')}</span>
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
