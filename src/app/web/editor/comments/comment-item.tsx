import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { PageComment } from '#features/page-review/contract/page-comment.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Avatar } from '#platform/web/ui/avatar/avatar.tsx';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { Menu, MenuItem, MenuTrigger } from '#platform/web/ui/menu/menu.tsx';
import { CommentForm } from './comment-form.tsx';
import styles from './comments.module.css';
import { useCommenting } from './use-commenting.ts';

/** One thing that someone said; its own words can be written again or taken away. */
export function CommentItem({ comment }: { comment: PageComment }) {
  const { t } = useTranslation();
  const dates = useDates();
  const commenting = useCommenting();
  const [isWriting, setWriting] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const { id, by, isGuest, words, at, changedAt, can } = comment;
  const name = by.name || t('review.comments.nobody');
  return (
    <li className={styles.comment}>
      <Avatar name={name} size="small" />
      <div className={styles.said}>
        <p className={styles.who}>
          <strong>{isGuest ? t('review.comments.guest', { name }) : name}</strong>{' '}
          <time className={styles.when} dateTime={at}>
            {dates.dateTime(at)}
            {changedAt !== null && words !== '' && `, ${t('review.comments.changed')}`}
          </time>
        </p>
        {isWriting ? (
          <CommentForm
            label={t('review.comments.yourWords')}
            sendText={t('review.comments.save')}
            written={words}
            onSend={async (written) => {
              await commenting.change(id, written);
              setWriting(false);
            }}
            onCancel={() => setWriting(false)}
          />
        ) : (
          <p className={words === '' ? styles.gone : styles.words}>{words || t('review.comments.removed')}</p>
        )}
      </div>
      {(can.change || can.remove) && !isWriting && (
        <MenuTrigger>
          <IconButton isCompact icon={Ellipsis} label={t('review.comments.more', { name })} />
          <Menu placement="bottom end" onAction={(key) => (key === 'change' ? setWriting(true) : setRemoving(true))}>
            {can.change && <MenuItem id="change" icon={Pencil} label={t('review.comments.change')} />}
            {can.remove && <MenuItem id="remove" icon={Trash2} label={t('review.comments.remove')} isDanger />}
          </Menu>
        </MenuTrigger>
      )}
      {isRemoving && (
        <ConfirmDialog
          isOpen
          isDanger
          title={t('review.comments.removeTitle')}
          confirmText={t('review.comments.removeConfirm')}
          onConfirm={() => commenting.remove(id)}
          onOpenChange={(isOpen) => !isOpen && setRemoving(false)}
        >
          {t('review.comments.removeText')}
        </ConfirmDialog>
      )}
    </li>
  );
}
