import { type FormEvent, useState } from 'react';
import { listRoles } from '#features/roles/contract/roles.endpoints.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguages } from '#platform/web/i18n/platform-locale.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { CheckboxGroup } from '#platform/web/ui/choice/checkbox-group.tsx';
import { RadioGroup } from '#platform/web/ui/choice/radio-group.tsx';
import { type FormError, FormErrorSummary } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { FileDrop } from '#platform/web/ui/file-drop/file-drop.tsx';
import { Sheet } from '#platform/web/ui/screen/sheet.tsx';
import styles from './invitations-screen.module.css';

export interface InviteFields {
  lines: string;
  roleIds: readonly string[];
  language: Language;
  message: string;
}

interface InviteFormProps {
  fields: InviteFields;
  onChange: (fields: InviteFields) => void;
  onCheck: () => Promise<void>;
  refusal: string | undefined;
}

export const linesId = 'invite-lines';
const mostBytes = 800_000;

export function InviteForm({ fields, onChange, onCheck, refusal }: InviteFormProps) {
  const { t } = useTranslation();
  const own = useLanguage();
  const languages = useLanguages();
  const roles = useLoaded(listRoles, {});
  const [isMissing, setMissing] = useState(false);
  const [isUnread, setUnread] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [isPending, setPending] = useState(false);
  const set = (changes: Partial<InviteFields>) => onChange({ ...fields, ...changes });

  async function check(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const isEmpty = fields.lines.trim() === '';
    setMissing(isEmpty);
    setAttempt((count) => count + 1);
    if (isEmpty) return;
    setPending(true);
    await onCheck();
    setPending(false);
  }

  /** What was typed stays; the file comes beneath it. */
  async function takeFile([file]: File[]) {
    setUnread(false);
    try {
      const text = (await file?.text()) ?? '';
      set({ lines: [fields.lines.trimEnd(), text.trim()].filter((part) => part !== '').join('\n') });
    } catch {
      setUnread(true);
    }
  }

  const missing = isMissing ? t('invitations.new.missing') : undefined;
  const errors: FormError[] = [missing, refusal]
    .filter((message) => message !== undefined)
    .map((message) => ({ fieldId: linesId, message }));
  return (
    <Sheet isForm>
      <form className={styles.form} noValidate onSubmit={(event) => void check(event)}>
        <FormErrorSummary
          errors={errors}
          attempt={attempt}
          title={refusal === undefined ? undefined : t('invitations.new.refused')}
        />
        <TextArea
          id={linesId}
          label={t('invitations.new.who')}
          help={t('invitations.new.whoHelp')}
          isRequired
          rows={6}
          value={fields.lines}
          onChange={(lines) => set({ lines })}
          error={missing}
        />
        <FileDrop
          label={t('invitations.new.file')}
          help={t('invitations.new.fileHelp')}
          error={isUnread ? t('invitations.new.fileUnread') : undefined}
          accept={['text/csv', 'text/plain', '.csv', '.txt']}
          maxBytes={mostBytes}
          maxFiles={1}
          onFiles={(files) => void takeFile(files)}
        />
        {roles.length > 0 && (
          <CheckboxGroup
            label={t('invitations.new.roles')}
            help={t('invitations.new.rolesHelp')}
            value={fields.roleIds}
            onChange={(roleIds) => set({ roleIds })}
            options={roles.map(({ id, name, description }) => ({ id, label: name, description }))}
          />
        )}
        <RadioGroup
          label={t('invitations.new.language')}
          orientation="horizontal"
          value={fields.language}
          onChange={(language) => set({ language })}
          options={languages.map((id) => ({ id, label: languageName(id, own) }))}
        />
        <TextArea
          label={t('invitations.new.message')}
          help={t('invitations.new.messageHelp')}
          rows={4}
          maxLength={2000}
          value={fields.message}
          onChange={(message) => set({ message })}
        />
        <div>
          <Button type="submit" variant="primary" isPending={isPending} pendingText={t('invitations.new.checking')}>
            {t('invitations.new.check')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
