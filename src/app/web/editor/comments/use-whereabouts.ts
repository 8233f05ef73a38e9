import type { CommentThread } from '#features/page-review/contract/page-comment.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useBlockLabels } from '../blocks/block-labels.ts';
import { blockOf } from '../blocks/block-places.ts';
import { itemPartLabel } from '../item/item-part-label.ts';
import { useItemTarget } from '../item/item-target.ts';
import { useSession } from '../state/editor-context.ts';

type About = Pick<CommentThread, 'block' | 'field'>;

/** What something was said about: a block or a field by its name, or the page or the item. */
export function useWhereabouts(): (about: About) => { words: string; isThere: boolean } {
  const { t } = useTranslation();
  const labels = useBlockLabels();
  const document = useSession((state) => state.document);
  const item = useItemTarget();
  const language = useLanguage();
  return ({ block: guid, field }) => {
    if (field !== null) {
      const label = item && itemPartLabel(item.type.fields, ['item', 'fields', field], language);
      if (label === undefined || !('words' in label)) return { words: t('review.comments.fieldGone'), isThere: false };
      return { words: label.words, isThere: true };
    }
    if (guid === null) return { words: item?.name ?? t('review.comments.aboutPage'), isThere: true };
    const block = blockOf(document, guid);
    if (block === undefined) return { words: t('review.comments.blockGone'), isThere: false };
    return { words: labels.title(block), isThere: true };
  };
}
