import MessageSquareText from 'lucide-react/icons/message-square-text';
import type { CommentThread } from '#features/page-review/contract/page-comment.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import styles from './comments.module.css';
import { useComments } from './comments-context.tsx';
import { useGoToComment } from './use-go-to-comment.ts';

/** At a block about which something was said: how much, in words, and the way to it. */
export function CommentMark({ block }: { block: string }) {
  const open = useComments().openByBlock.get(block) ?? [];
  const [first] = open;
  return first && <Mark first={first} open={open} />;
}

function Mark({ first, open }: { first: CommentThread; open: readonly CommentThread[] }) {
  const { t } = useTranslation();
  const goTo = useGoToComment();
  const count = open.reduce((sum, { comments }) => sum + comments.length, 0);
  return (
    <button type="button" className={styles.mark} onClick={() => goTo(first)}>
      <Icon icon={MessageSquareText} size={16} />
      {t('review.comments.mark', { count })}
    </button>
  );
}
