import type { HeaderView } from '#features/pages/contract/header-view.ts';
import { BlockPicture } from '#platform/web/content/block-picture.tsx';
import styles from './content-page.module.css';

/** §3: over the whole width, above the title. It adds a mood and no words, so it has no text of its own. */
export function HeaderImage({ guid, view }: { guid: string; view: HeaderView | undefined }) {
  return (
    <BlockPicture
      picture={{ imageGuid: guid, alt: { value: '' }, ...view }}
      sizes="100vw"
      priority
      className={styles.headerImage}
    />
  );
}
