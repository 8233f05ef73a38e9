import type { Page } from '#features/pages/contract/page.ts';
import type { LocalizedText } from '#platform/contract/texts/localized.ts';
import { isFilled, Text } from '#platform/web/content/localized.tsx';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import styles from './content-page.module.css';

export interface PageWithHead extends Page {
  /** Of a page that is being edited: its words once more, that know where they are written. */
  texts?: { title: LocalizedText; description: LocalizedText } | undefined;
}

/** Title and description, where no block carries the page's `h1`. */
export function PageHead({ page }: { page: PageWithHead }) {
  const title = page.texts?.title ?? { value: page.title };
  const description = page.texts?.description ?? { value: page.description };
  return (
    <div className={`wrap ${styles.head}`}>
      <h1 className={styles.title} {...inLanguage(page.titleLang)}>
        <Text of={title} />
      </h1>
      {isFilled(description) && (
        <p className={styles.description} {...inLanguage(page.descriptionLang)}>
          <Text of={description} />
        </p>
      )}
    </div>
  );
}
