import Trash2 from 'lucide-react/icons/trash-2';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { Checkbox } from '#platform/web/ui/choice/checkbox.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { viewLimits } from '../../contract/view-limits.ts';
import type { SavedViews } from './use-views-change.ts';
import styles from './views.module.css';

interface NamedView {
  name: string;
  query: string;
  isShared?: boolean;
}

interface KeepViewDialogProps {
  /** The one that asks the same already. */
  start: NamedView | undefined;
  names: readonly string[];
  help: string;
  canShare: boolean;
  onKeep(view: { name: string; isShared?: boolean }): Promise<unknown>;
  onClose(): void;
}

/** A name for what is looked at now. */
export function KeepViewDialog({ start, names, help, canShare, onKeep, onClose }: KeepViewDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const [name, setName] = useState(start?.name ?? '');
  const [isShared, setShared] = useState(start?.isShared ?? false);
  const [isMissing, setMissing] = useState(false);
  async function keep(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') return setMissing(true);
    await onKeep({ name: name.trim(), ...(canShare && { isShared }) });
    onClose();
  }
  return (
    <Dialog
      isOpen
      size="small"
      title={t('views.keepTitle')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary">
            {t(names.includes(name.trim()) ? 'views.replace' : 'views.keepIt')}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {t('ui.cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void keep(event)}>
        <TextField
          autoFocus
          isRequired
          maxLength={viewLimits.name}
          label={t('views.name')}
          help={help}
          error={isMissing && name.trim() === '' ? t('views.nameMissing') : undefined}
          value={name}
          onChange={setName}
        />
        {canShare && (
          <Checkbox isSelected={isShared} onChange={setShared} help={t('views.shareHelp')}>
            {t('views.share')}
          </Checkbox>
        )}
      </form>
    </Dialog>
  );
}

type ManageViewsDialogProps = SavedViews<NamedView> & { canShare: boolean; onClose(): void };

/** Other names, shared or not, and away with what nobody asks any more. */
export function ManageViewsDialog({ views, save, rename, remove, canShare, onClose }: ManageViewsDialogProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  return (
    <Dialog
      isOpen
      size="small"
      title={t('views.manageTitle')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={<Button onPress={onClose}>{t('views.ready')}</Button>}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul ref={list} role="list" className={styles.list}>
        {views.map((view) => (
          <li key={view.name}>
            <div className={styles.row}>
              <ViewName name={view.name} onRename={(next) => rename(view.name, next)} />
              <IconButton
                icon={Trash2}
                label={t('views.remove', { name: view.name })}
                onPress={() => {
                  void remove(view.name);
                  keepFocus(() => list.current?.querySelector<HTMLElement>('input'));
                }}
              />
            </div>
            {canShare && (
              <Checkbox
                isSelected={view.isShared === true}
                aria-label={t('views.shareNamed', { name: view.name })}
                onChange={(isShared) => void save({ ...view, isShared })}
              >
                {t('views.share')}
              </Checkbox>
            )}
          </li>
        ))}
      </ul>
      {views.length === 0 && <p>{t('views.none')}</p>}
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
      label={t('views.nameOf', { name })}
      isLabelHidden
      maxLength={viewLimits.name}
      value={typed}
      onChange={setTyped}
      onBlur={settle}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
    />
  );
}
