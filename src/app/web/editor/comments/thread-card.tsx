import Check from 'lucide-react/icons/check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useEffect, useRef, useState } from 'react';
import type { CommentThread } from '#features/page-review/contract/page-comment.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { useEditor, useUi } from '../state/editor-context.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import styles from './comments.module.css';
import { useCommenting } from './use-commenting.ts';
import { useGoToComment } from './use-go-to-comment.ts';
import { useGoToField } from './use-go-to-field.ts';
import { useWhereabouts } from './use-whereabouts.ts';

interface ThreadCardProps {
  thread: CommentThread;
  number: number;
  of: number;
}

/** What was said about one thing, with the way to it, an answer and the end of it. */
export function ThreadCard({ thread, number, of }: ThreadCardProps) {
  const { t } = useTranslation();
  const { ui } = useEditor();
  const commenting = useCommenting();
  const goTo = useGoToComment();
  const goToField = useGoToField();
  const about = useWhereabouts()(thread);
  const card = useRef<HTMLElement>(null);
  const [isAnswering, setAnswering] = useState(false);
  const isOpen = useUi(({ thread: open }) => open === thread.id);
  const isAsked = useUi(({ focusThread }) => focusThread === thread.id);
  useEffect(() => {
    if (!isAsked) return;
    ui.set({ focusThread: null });
    card.current?.focus();
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [isAsked, ui]);
  const { block, field, quoted } = thread;
  return (
    <article
      ref={card}
      className={styles.card}
      data-open={isOpen ? '' : undefined}
      tabIndex={-1}
      aria-label={t('review.comments.thread', { about: about.words, number, of })}
    >
      <p className={styles.about}>
        {about.isThere && (block ?? field) !== null ? (
          <button
            type="button"
            className={styles.go}
            onClick={() => (field === null ? goTo(thread) : goToField(field, quoted))}
          >
            {about.words}
          </button>
        ) : (
          <span>{about.words}</span>
        )}
        {quoted !== null && <q className={styles.quote}>{quoted.quote}</q>}
        {quoted !== null && !quoted.isFound && <span className={styles.gone}>{t('review.comments.notFound')}</span>}
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list" className={styles.talk}>
        {thread.comments.map((comment) => (
          <CommentItem key={comment.id} comment={comment} />
        ))}
      </ul>
      {isAnswering ? (
        <CommentForm
          label={t('review.comments.answerLabel')}
          sendText={t('review.comments.answer')}
          onSend={async (words) => {
            await commenting.answer(thread.id, words);
            setAnswering(false);
            card.current?.focus();
          }}
          onCancel={() => {
            setAnswering(false);
            card.current?.focus();
          }}
        />
      ) : (
        <div className={styles.buttons}>
          <Button variant="secondary" isCompact onPress={() => setAnswering(true)}>
            {t('review.comments.answer')}
          </Button>
          <Button
            variant="quiet"
            isCompact
            icon={thread.isSettled ? RotateCcw : Check}
            onPress={() => void commenting.settle(thread.id, !thread.isSettled)}
          >
            {t(thread.isSettled ? 'review.comments.reopen' : 'review.comments.settle')}
          </Button>
        </div>
      )}
    </article>
  );
}
