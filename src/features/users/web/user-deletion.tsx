import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { RadioGroup } from '#platform/web/ui/choice/radio-group.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { Sheet } from '#platform/web/ui/screen/sheet.tsx';
import type { UserDetail } from '../contract/user.ts';
import { deleteUser } from '../contract/users.endpoints.ts';
import { useUsersReload } from './use-user-changes.ts';
import { UserPicker } from './user-picker.tsx';
import styles from './user-screen.module.css';

type Content = 'keep' | 'give';

/** For good, and so with a question that says what goes and what stays. */
export function UserDeletion({ user }: { user: UserDetail }) {
  const { t } = useTranslation();
  const call = useCall();
  const navigate = useNavigate();
  const runTask = useRunTask();
  const reload = useUsersReload();
  const [content, setContent] = useState<Content>('keep');
  const [heir, setHeir] = useState<string | null>(null);
  const [isHeirMissing, setHeirMissing] = useState(false);
  const { guid } = user;

  async function remove() {
    if (content === 'give' && heir === null) {
      setHeirMissing(true);
      throw new Error('nobody chosen');
    }
    const query = content === 'give' && heir !== null ? { giveTo: heir } : {};
    const outcome = await runTask({
      type: 'delete',
      entity: 'user',
      run: () => call(deleteUser, { params: { guid }, query }),
    });
    if (outcome.state === 'failed') throw outcome.error;
    await navigate('/admin/users');
    await reload();
  }

  return (
    <Sheet title={t('users.delete.section')}>
      {user.can.delete ? (
        <DeleteQuestion
          user={user}
          content={content}
          onContent={setContent}
          onHeir={(chosen) => {
            setHeir(chosen);
            setHeirMissing(false);
          }}
          heirError={isHeirMissing ? t('users.delete.heirMissing') : undefined}
          onConfirm={remove}
        />
      ) : (
        <p className={styles.help}>{t('users.delete.not')}</p>
      )}
    </Sheet>
  );
}

interface DeleteQuestionProps {
  user: UserDetail;
  content: Content;
  onContent: (content: Content) => void;
  onHeir: (guid: string | null) => void;
  heirError: string | undefined;
  onConfirm: () => Promise<void>;
}

function DeleteQuestion({ user, content, onContent, onHeir, heirError, onConfirm }: DeleteQuestionProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { name } = user;
  return (
    <div>
      <Button icon={Trash2} variant="danger" onPress={() => setOpen(true)}>
        {t('users.delete.button')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('users.delete.title', { name })}
        confirmText={t('users.delete.confirm')}
        isDanger
        onConfirm={onConfirm}
      >
        <p>{t('users.delete.text')}</p>
        {user.content.length > 0 && (
          <>
            <ul>
              {user.content.map(({ kind, count }) => (
                <li key={kind}>{t(`users.delete.made.${kind}`, { count })}</li>
              ))}
            </ul>
            <RadioGroup<Content>
              label={t('users.delete.content', { name })}
              value={content}
              onChange={onContent}
              options={[
                { id: 'keep', label: t('users.delete.keep'), description: t('users.delete.keepHelp') },
                { id: 'give', label: t('users.delete.give') },
              ]}
            />
            {content === 'give' && (
              <UserPicker
                label={t('users.delete.heir')}
                help={t('users.delete.heirHelp')}
                error={heirError}
                exceptGuid={user.guid}
                onChange={onHeir}
              />
            )}
          </>
        )}
      </ConfirmDialog>
    </div>
  );
}
