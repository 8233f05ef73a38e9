import CircleX from 'lucide-react/icons/circle-x';
import ClockAlert from 'lucide-react/icons/clock-alert';
import SearchX from 'lucide-react/icons/search-x';
import Unlink from 'lucide-react/icons/unlink';
import { useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Avatar } from '#platform/web/ui/avatar/avatar.tsx';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { Icon, type IconShape } from '#platform/web/ui/icon/icon.tsx';
import type { AttentionRow as Row } from '../contract/attention.ts';
import { rowElementId } from './row-focus.ts';
import styles from './today-screen.module.css';
import type { CallAction } from './use-attention-actions.ts';
import { useAttentionWords } from './use-attention-words.ts';

/** A section that is not here has the clock: something waits. */
const icons: Readonly<Record<string, IconShape>> = { failed: CircleX, deadLinks: Unlink, emptySearches: SearchX };

/** In a section, in one where something is wrong now, or in the one list of who does not run the platform. */
type RowLook = 'plain' | 'now' | 'own';

interface AttentionRowProps {
  row: Row;
  /** Its name. */
  section: string;
  look: RowLook;
  isBusy: boolean;
  /** Whether it was done. */
  onPress(action: CallAction): Promise<boolean>;
}

/** One row, one thing to do about it; the rest is behind the title. */
export function AttentionRow({ row, section, look, isBusy, onPress }: AttentionRowProps) {
  const words = useAttentionWords();
  const { id, about, href, person, actions } = row;
  const title = words(row.title);
  return (
    <li id={rowElementId(id)} tabIndex={-1} className={classNames(styles.task, look === 'now' && styles.now)}>
      {person === null ? (
        <Icon icon={icons[section] ?? ClockAlert} size={20} className={styles.icon} />
      ) : (
        <Avatar name={person} />
      )}
      <div className={styles.words}>
        {href === null ? (
          <strong className={styles.title}>{title}</strong>
        ) : (
          <a className={styles.title} href={href}>
            {title}
          </a>
        )}
        <p className={styles.about}>{words(about)}</p>
      </div>
      <div className={styles.acts}>
        {actions.map((action) => (
          <RowAction key={action.label} action={action} title={title} look={look} isBusy={isBusy} onPress={onPress} />
        ))}
      </div>
    </li>
  );
}

/** Where there are few rows the main thing to do may stand out, and the other can be seen to be a button. */
function variantOf({ kind, isMain }: Row['actions'][number], look: RowLook): 'primary' | 'secondary' | 'quiet' {
  if (isMain) return look === 'plain' ? 'secondary' : 'primary';
  return look === 'own' && kind === 'call' ? 'secondary' : 'quiet';
}

interface RowActionProps extends Pick<AttentionRowProps, 'look' | 'isBusy' | 'onPress'> {
  action: Row['actions'][number];
  title: string;
}

function RowAction({ action, title, look, isBusy, onPress }: RowActionProps) {
  const { t } = useTranslation();
  const words = useAttentionWords();
  const [isAsking, setAsking] = useState(false);
  const variant = variantOf(action, look);
  const label = (
    <>
      {t(action.label)}
      <span className="visually-hidden">: {title}</span>
    </>
  );
  if (action.kind === 'link') {
    return (
      <ButtonLink variant={variant} href={action.href}>
        {label}
      </ButtonLink>
    );
  }
  const { confirm } = action;
  const ask = async () => {
    if (!(await onPress(action))) throw new Error('not done');
  };
  return (
    <>
      <Button
        variant={variant}
        isPending={isBusy && action.isMain}
        onPress={confirm === undefined ? () => void onPress(action) : () => setAsking(true)}
      >
        {label}
      </Button>
      {confirm !== undefined && (
        <ConfirmDialog
          isOpen={isAsking}
          onOpenChange={setAsking}
          title={words(confirm.title)}
          confirmText={t(confirm.label)}
          isDanger
          onConfirm={ask}
        >
          {words(confirm.text)}
        </ConfirmDialog>
      )}
    </>
  );
}
