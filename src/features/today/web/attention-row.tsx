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

interface AttentionRowProps {
  row: Row;
  /** Its name. */
  section: string;
  isNow: boolean;
  isBusy: boolean;
  /** Whether it was done. */
  onPress(action: CallAction): Promise<boolean>;
}

/** One row, one thing to do about it; the rest is behind the title. */
export function AttentionRow({ row, section, isNow, isBusy, onPress }: AttentionRowProps) {
  const words = useAttentionWords();
  const { id, about, href, person, actions } = row;
  const title = words(row.title);
  return (
    <li id={rowElementId(id)} tabIndex={-1} className={classNames(styles.task, isNow && styles.now)}>
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
          <RowAction key={action.label} action={action} title={title} isNow={isNow} isBusy={isBusy} onPress={onPress} />
        ))}
      </div>
    </li>
  );
}

interface RowActionProps extends Pick<AttentionRowProps, 'isNow' | 'isBusy' | 'onPress'> {
  action: Row['actions'][number];
  title: string;
}

function RowAction({ action, title, isNow, isBusy, onPress }: RowActionProps) {
  const { t } = useTranslation();
  const words = useAttentionWords();
  const [isAsking, setAsking] = useState(false);
  const variant = action.isMain ? (isNow ? 'primary' : 'secondary') : 'quiet';
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
