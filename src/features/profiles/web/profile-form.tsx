import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { UnsavedChanges } from '#platform/web/forms/unsaved-changes.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { type FormError, FormErrorSummary } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import styles from './account.module.css';
import { type Faults, faultsOf, fieldId } from './field-faults.ts';
import type { ProfileDraft } from './use-profile-draft.ts';
import { useSaveProfile } from './use-save-profile.ts';

interface ProfileFormProps {
  draft: ProfileDraft;
  /** What is wrong before anything is sent. */
  check?: () => Faults;
  onSaved?: () => void;
  children: (faults: Faults) => ReactNode;
}

const formId = 'profile-form';

/** Saves what changed, and nothing else. What was typed stays when the server refuses. */
export function ProfileForm({ draft, check, onSaved, children }: ProfileFormProps) {
  const { t } = useTranslation();
  const save = useSaveProfile(formId);
  const [faults, setFaults] = useState<Faults>({});
  const [refusal, setRefusal] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [isPending, setPending] = useState(false);
  const [isIdle, setIdle] = useState(false);
  const isBusy = useRef(false);

  async function send() {
    const wrong = check?.() ?? {};
    setFaults(wrong);
    setRefusal(undefined);
    setIdle(!draft.isDirty && Object.keys(wrong).length === 0);
    if (Object.keys(wrong).length > 0 || !draft.isDirty) return;
    const sent = draft.changes;
    const { error } = await save(sent);
    if (error === undefined) {
      draft.reset();
      onSaved?.();
      return;
    }
    const refused = faultsOf(error, sent, t);
    setFaults(refused);
    if (Object.keys(refused).length === 0) setRefusal(refusalText(error, t));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    void send().finally(() => {
      isBusy.current = false;
      setPending(false);
      setAttempt((count) => count + 1);
    });
  }

  const errors: FormError[] = Object.entries(faults).map(([key, message]) => ({ fieldId: fieldId(key), message }));
  if (refusal !== undefined) errors.unshift({ message: refusal });
  return (
    <form id={formId} className={styles.form} noValidate onSubmit={submit}>
      <FormErrorSummary errors={errors} attempt={attempt} title={refusal && t('profiles.notSaved')} />
      {children(faults)}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isPending={isPending} pendingText={t('profiles.saving')}>
          {t('profiles.save')}
        </Button>
        <p role="status" className={styles.status}>
          {draft.isDirty ? t('profiles.unsaved') : isIdle && t('profiles.nothingChanged')}
        </p>
      </div>
      <UnsavedChanges isDirty={draft.isDirty && !isPending} />
    </form>
  );
}
