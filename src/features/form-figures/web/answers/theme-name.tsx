import { type FormEvent, useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import styles from './answers.module.css';

interface ThemeNameProps {
  label: string;
  button: string;
  start?: string;
  /** Whether it was done; the field is empty for the next one then. */
  onName(name: string): Promise<boolean>;
}

/** A line to type the name of a theme in. */
export function ThemeName({ label, button, start = '', onName }: ThemeNameProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(start);
  const [isBusy, setIsBusy] = useState(false);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy || name.trim() === '' || name.trim() === start) return;
    setIsBusy(true);
    const isDone = await onName(name.trim());
    setIsBusy(false);
    if (isDone && start === '') setName('');
  }
  return (
    <form className={styles.naming} onSubmit={(event) => void submit(event)}>
      <TextField label={label} value={name} onChange={setName} maxLength={80} />
      <Button type="submit" variant="secondary" isPending={isBusy} pendingText={t('ui.busy')}>
        {button}
      </Button>
    </form>
  );
}
