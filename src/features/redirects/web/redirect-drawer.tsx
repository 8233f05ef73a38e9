import { useQuery } from '@tanstack/react-query';
import FileText from 'lucide-react/icons/file-text';
import { useState } from 'react';
import { listPages } from '#features/pages/contract/pages.endpoints.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { RadioGroup } from '#platform/web/ui/choice/radio-group.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useFocusBack } from '#platform/web/ui/drawer/use-focus-back.ts';
import type { FormError } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import { ComboBox } from '#platform/web/ui/field/combo-box.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { Option } from '#platform/web/ui/option-list/option.ts';
import type { RedirectRow } from '../contract/redirect.ts';
import { redirectFormId, useRedirectTasks } from './use-redirect-tasks.ts';

interface RedirectDrawerProps {
  /** Left out for a new one. */
  redirect?: RedirectRow | undefined;
  /** The address of a new one, as who leads here knows it. */
  from?: string | undefined;
  onClose(): void;
}

const fromId = 'redirect-from';
const toId = 'redirect-to';

/** Every page that has an address, by its name; who leads there by name follows it when it moves. */
function usePageOptions(): Option[] {
  const call = useCall();
  const language = useLanguage();
  const { data = [] } = useQuery({
    queryKey: ['pages to redirect to', language],
    queryFn: () => call(listPages, { query: { language } }),
  });
  return data.flatMap(({ guid, title, path }) =>
    path === null ? [] : [{ id: `page:${guid}`, label: title, description: path, icon: FileText }],
  );
}

export function RedirectDrawer({ redirect, from: asked = '', onClose }: RedirectDrawerProps) {
  useFocusBack();
  const { t } = useTranslation();
  const tasks = useRedirectTasks();
  const pages = usePageOptions();
  const start = { from: redirect?.from ?? asked, to: redirect?.to ?? '', status: redirect?.status ?? 301 };
  const [from, setFrom] = useState(start.from);
  const [typed, setTyped] = useState(start.to);
  const [page, setPage] = useState<string | null>(null);
  const [status, setStatus] = useState<301 | 302>(start.status);
  const [errors, setErrors] = useState<FormError[]>([]);
  // The name of a page that was chosen, until something else is typed over it.
  const chosen = pages.find(({ id, label }) => id === page && label === typed);
  const to = chosen?.id ?? typed.trim();
  const errorOf = (fieldId: string) => errors.find((error) => error.fieldId === fieldId)?.message;

  async function save() {
    const missing = [
      ...(from.trim() === '' ? [{ fieldId: fromId, message: t('redirects.form.fromMissing') }] : []),
      ...(to === '' ? [{ fieldId: toId, message: t('redirects.form.toMissing') }] : []),
    ];
    setErrors(missing);
    if (missing.length > 0) return;
    const outcome = await tasks.save({ from, to, status }, redirect);
    if (outcome.state !== 'failed') return onClose();
    const code = outcome.error instanceof CallError ? (outcome.error.problem?.code ?? '') : '';
    const message = refusalText(outcome.error, t);
    const fieldId = code.startsWith('redirect-to') ? toId : code.startsWith('redirect-') ? fromId : undefined;
    setErrors([fieldId === undefined ? { message } : { fieldId, message }]);
  }

  return (
    <FormDrawer
      title={t(redirect === undefined ? 'redirects.form.newTitle' : 'redirects.form.editTitle')}
      formId={redirectFormId}
      saveText={t('redirects.form.save')}
      errors={errors}
      isDirty={from !== start.from || to !== start.to || status !== start.status}
      onSave={save}
      onClose={onClose}
    >
      {redirect?.isAutomatic && <Notice>{t('redirects.form.automatic')}</Notice>}
      <TextField
        id={fromId}
        label={t('redirects.form.from')}
        help={t('redirects.form.fromHelp')}
        isRequired
        maxLength={2000}
        value={from}
        onChange={setFrom}
        error={errorOf(fromId)}
      />
      <ComboBox
        id={toId}
        label={t('redirects.form.to')}
        help={t('redirects.form.toHelp')}
        emptyText={t('redirects.form.toNone')}
        isRequired
        allowsCustomValue
        menuTrigger="input"
        options={pages}
        value={page}
        onChange={(id) => {
          setPage(id);
          const { label } = pages.find((one) => one.id === id) ?? {};
          if (label !== undefined) setTyped(label);
        }}
        inputValue={typed}
        onInputChange={setTyped}
        error={errorOf(toId)}
      />
      <RadioGroup
        label={t('redirects.form.status')}
        value={status === 301 ? 'permanent' : 'temporary'}
        onChange={(chosen) => setStatus(chosen === 'permanent' ? 301 : 302)}
        options={(['permanent', 'temporary'] as const).map((one) => ({
          id: one,
          label: t(`redirects.form.${one}`),
          description: t(`redirects.form.${one}Help`),
        }))}
      />
    </FormDrawer>
  );
}
