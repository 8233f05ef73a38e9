import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useBlockLabels } from '../blocks/block-labels.ts';
import { blockOf } from '../blocks/block-places.ts';
import { useSession } from '../state/editor-context.ts';

/** What something was said about: a block by its name, or the page. */
export function useWhereabouts(): (guid: string | null) => { words: string; isThere: boolean } {
  const { t } = useTranslation();
  const labels = useBlockLabels();
  const document = useSession((state) => state.document);
  return (guid) => {
    if (guid === null) return { words: t('review.comments.aboutPage'), isThere: true };
    const block = blockOf(document, guid);
    if (block === undefined) return { words: t('review.comments.blockGone'), isThere: false };
    return { words: labels.title(block), isThere: true };
  };
}
