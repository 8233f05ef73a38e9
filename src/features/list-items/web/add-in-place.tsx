import { type FormEvent, useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import styles from './add-in-place.module.css';

interface AddInPlaceProps {
  /** Resolves to whether it was added. */
  onAdd(title: string): Promise<boolean>;
  onClose(): void;
}

/** A new item begins with its title, where it will stand. */
export function AddInPlace({ onAdd, onClose }: AddInPlaceProps) {
  const { t } = useTranslation();
  const [title, setTitle] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function add(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (title.trim() === '' || isBusy) return;
    setBusy(true);
    if (!(await onAdd(title.trim()))) setBusy(false);
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => void add(event)}
      onKeyDown={(event) => {
        // The block around it has keys of its own.
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
      }}
    >
      <TextField
        label={t('listItems.manage.inPlace.title')}
        help={t('listItems.manage.inPlace.help')}
        autoFocus
        value={title}
        onChange={setTitle}
        error={isAsked && title.trim() === '' ? t('listItems.manage.missingTitle') : undefined}
        className={styles.title ?? ''}
      />
      <Button type="submit" variant="primary" isPending={isBusy}>
        {t('listItems.manage.add')}
      </Button>
      <Button variant="quiet" onPress={onClose}>
        {t('ui.cancel')}
      </Button>
    </form>
  );
}
