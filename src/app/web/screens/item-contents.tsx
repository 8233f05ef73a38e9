import { pageHeadings } from '#blocks/contents/contract/page-headings.ts';
import { PageContents } from '#blocks/contents/page-contents.tsx';
import { headingId } from '#blocks/kit/web/block-frame.tsx';
import { fieldHeadings } from '#features/list-items/web/parts/item-page/item-fields.tsx';
import type { ItemFieldsProps } from '#features/list-items/web/parts/item-page/item-fields-props.ts';
import type { BlockInstance } from '#features/pages/contract/page.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import styles from './item-page.module.css';

/** "Op deze pagina": for an item with more than one part. */
export function ItemContents({ item, type, blocks }: ItemFieldsProps & { blocks: readonly BlockInstance[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const fields = fieldHeadings({ item, type }).map(({ id, label }) => ({
    id,
    words: pickLanguage(label, language, defaultLanguage) ?? { value: '' },
    below: [],
  }));
  const headings = [...fields, ...pageHeadings(blocks, 2, headingId)];
  if (headings.length < 2) return null;
  return (
    <div className={styles.contents} data-print="hidden">
      <h2 id="on-this-page" className={styles.contentsTitle}>
        {t('listItems.onThisPage')}
      </h2>
      <PageContents headings={headings} aria-labelledby="on-this-page" />
    </div>
  );
}
