import MessageSquarePlus from 'lucide-react/icons/message-square-plus';
import { useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Switch } from '#platform/web/ui/choice/switch.tsx';
import { KeyHint } from '#platform/web/ui/key-hint/key-hint.tsx';
import { useItemTarget } from '../item/item-target.ts';
import { useEditor, useSession, useUi } from '../state/editor-context.ts';
import { CommentForm } from './comment-form.tsx';
import styles from './comments.module.css';
import { useComments } from './comments-context.tsx';
import { ThreadCard } from './thread-card.tsx';
import { threadsInOrder } from './threads-in-order.ts';
import { useCommenting } from './use-commenting.ts';
import { useGoToField } from './use-go-to-field.ts';
import { useQuotesUpToDate } from './use-quotes-up-to-date.ts';
import { useWhereabouts } from './use-whereabouts.ts';

/** About no part of it. */
const nothing = { block: null, field: null };

/** Everything that was said about the page or the item, in its order; what is settled shows when it is asked for. */
export default function CommentsTab() {
  const { t } = useTranslation();
  const { ui } = useEditor();
  const { threads } = useComments();
  useQuotesUpToDate();
  const isItem = useItemTarget() !== undefined;
  const document = useSession((state) => state.document);
  const place = useUi(({ commenting }) => commenting);
  const [showsSettled, setShowsSettled] = useState(false);
  const shown = threadsInOrder(threads, document).filter(({ isSettled }) => showsSettled || !isSettled);
  const settled = threads.filter(({ isSettled }) => isSettled).length;
  return (
    <div className={styles.tab}>
      {place === null ? (
        <Button
          variant="secondary"
          icon={MessageSquarePlus}
          onPress={() => ui.set({ commenting: { ...nothing, quoted: null } })}
        >
          {t(isItem ? 'review.comments.addToItem' : 'review.comments.addToPage')}
        </Button>
      ) : (
        <NewComment key={`${place.block ?? place.field} ${place.quoted?.from}`} />
      )}
      {shown.length === 0 && place === null && <p className={styles.none}>{t('review.comments.none')}</p>}
      {shown.map((thread, index) => (
        <ThreadCard key={thread.id} thread={thread} number={index + 1} of={shown.length} />
      ))}
      {settled > 0 && (
        <Switch isSelected={showsSettled} onChange={setShowsSettled}>
          {t('review.comments.showSettled', { count: settled })}
        </Switch>
      )}
      <p className={styles.keys}>
        <KeyHint keys="Ctrl Alt M" /> {t('review.comments.keys.add')}, <KeyHint keys="F9" />{' '}
        {t('review.comments.keys.next')}
      </p>
    </div>
  );
}

function NewComment() {
  const { t } = useTranslation();
  const { ui } = useEditor();
  const commenting = useCommenting();
  const goToField = useGoToField();
  const place = useUi((now) => now.commenting);
  const about = useWhereabouts()(place ?? nothing);
  if (place === null) return null;
  /** Back to where one came from. */
  const leave = () => {
    if (place.field !== null) goToField(place.field);
    ui.set({ commenting: null, ...(place.block !== null && { focusNext: { block: place.block, at: 'block' } }) });
  };
  return (
    <section className={styles.card} data-open="" aria-label={t('review.comments.new', { about: about.words })}>
      <p className={styles.about}>
        <span>{about.words}</span>
        {place.quoted !== null && <q className={styles.quote}>{place.quoted.quote}</q>}
      </p>
      <CommentForm
        label={t('review.comments.yourWords')}
        sendText={t('review.comments.place')}
        onSend={async (words) => {
          await commenting.add(place, words);
          leave();
        }}
        onCancel={leave}
      />
    </section>
  );
}
