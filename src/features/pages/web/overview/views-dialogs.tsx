import Trash2 from 'lucide-react/icons/trash-2';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { viewLimits } from '../../contract/overview/view-limits.ts';
import styles from './overview.module.css';
import type { useSavedViews } from './use-saved-views.ts';

interface KeepViewDialogProps {
  name: string;
  names: readonly string[];
  onKeep(name: string): Promise<unknown>;
  onClose(): void;
}

/** A name for what is looked at now. */
export function KeepViewDialog({ name: start, names, onKeep, onClose }: KeepViewDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const [name, setName] = useState(start);
  const [isMissing, setMissing] = useState(false);
  async function keep(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') return setMissing(true);
    await onKeep(name.trim());
    onClose();
  }
  return (
    <Dialog
      isOpen
      size="small"
      title={t('pages.views.keepTitle')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary">
            {t(names.includes(name.trim()) ? 'pages.views.replace' : 'pages.views.keepIt')}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {t('ui.cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void keep(event)}>
        <TextField
          autoFocus
          isRequired
          maxLength={viewLimits.name}
          label={t('pages.views.name')}
          help={t('pages.views.nameHelp')}
          error={isMissing && name.trim() === '' ? t('pages.views.nameMissing') : undefined}
          value={name}
          onChange={setName}
        />
      </form>
    </Dialog>
  );
}

type ManageViewsDialogProps = Pick<ReturnType<typeof useSavedViews>, 'views' | 'rename' | 'remove'> & {
  onClose(): void;
};

/** Other names, and away with what nobody asks any more. */
export function ManageViewsDialog({ views, rename, remove, onClose }: ManageViewsDialogProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  return (
    <Dialog
      isOpen
      size="small"
      title={t('pages.views.manageTitle')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={<Button onPress={onClose}>{t('pages.views.ready')}</Button>}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul ref={list} role="list" className={styles.viewList}>
        {views.map(({ name }) => (
          <li key={name} className={styles.viewRow}>
            <ViewName name={name} onRename={(next) => rename(name, next)} />
            <IconButton
              icon={Trash2}
              label={t('pages.views.remove', { name })}
              onPress={() => {
                void remove(name);
                keepFocus(() => list.current?.querySelector<HTMLElement>('input'));
              }}
            />
          </li>
        ))}
      </ul>
      {views.length === 0 && <p>{t('pages.views.none')}</p>}
    </Dialog>
  );
}

/** Holds when one leaves the field, or by Enter. */
function ViewName({ name, onRename }: { name: string; onRename(next: string): Promise<unknown> }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(name);
  function settle() {
    const next = typed.trim();
    if (next === '' || next === name) return setTyped(name);
    void onRename(next);
  }
  return (
    <TextField
      label={t('pages.views.nameOf', { name })}
      isLabelHidden
      maxLength={viewLimits.name}
      value={typed}
      onChange={setTyped}
      onBlur={settle}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
    />
  );
}
