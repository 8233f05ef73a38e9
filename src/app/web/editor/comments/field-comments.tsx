import MessageSquarePlus from 'lucide-react/icons/message-square-plus';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { useEditor } from '../state/editor-context.ts';
import styles from './comments.module.css';
import { useComments } from './comments-context.tsx';
import { useGoToComment } from './use-go-to-comment.ts';
import { useWordsOfField } from './use-words-of-field.ts';

/** At a field of an item: what was said about it, or the way to say something of it, or of words that are chosen in it. */
export function FieldComments({ field, name }: { field: string; name: string }) {
  const { t } = useTranslation();
  const { ui } = useEditor();
  const { chosen, comment } = useWordsOfField(field);
  const goTo = useGoToComment();
  const open = useComments().threads.filter((thread) => thread.field === field && !thread.isSettled);
  const [first] = open;
  if (chosen !== undefined) {
    return (
      <button
        type="button"
        className={styles.atField}
        aria-label={t('review.comments.addToWordsOf', { name, words: chosen.words })}
        // The field keeps the focus, and with it the words that are chosen.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => void comment(chosen)}
      >
        <Icon icon={MessageSquarePlus} size={16} />
        {t('review.comments.addToWords')}
      </button>
    );
  }
  if (first === undefined) {
    return (
      <button
        type="button"
        className={styles.atField}
        aria-label={t('review.comments.addToField', { name })}
        onClick={() => ui.set({ panel: 'comments', commenting: { block: null, field, quoted: null } })}
      >
        <Icon icon={MessageSquarePlus} size={16} />
        {t('review.comments.addShort')}
      </button>
    );
  }
  const count = open.reduce((sum, { comments }) => sum + comments.length, 0);
  return (
    <button
      type="button"
      className={styles.atField}
      aria-label={t('review.comments.markOfField', { count, name })}
      onClick={() => goTo(first)}
    >
      <Icon icon={MessageSquareText} size={16} />
      {t('review.comments.mark', { count })}
    </button>
  );
}
