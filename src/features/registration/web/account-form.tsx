import type { ReactNode } from 'react';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { type FormError, FormErrorSummary } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import styles from '#platform/web/ui/narrow-card/narrow-form.module.css';
import type { FieldName, AccountForm as Form } from './use-account-form.ts';
import { useReturnTo } from './use-return-to.ts';

/** One form of a kind on a screen, so one id for each field will do. */
export const fieldIds: Record<FieldName, string> = {
  email: 'account-email',
  password: 'account-password',
  code: 'account-code',
};
const submitId = 'account-submit';

interface AccountFormProps {
  form: Form;
  /** Where a browser without a script sends it (registration-forms.routes.ts). */
  action: string;
  refusedTitle: string;
  submitText: string;
  busyText: string;
  /** The field that a refusal is most likely about; without one, the button. */
  refusalField?: FieldName | undefined;
  children?: ReactNode;
}

export function AccountForm(props: AccountFormProps) {
  const { form, action, refusedTitle, submitText, busyText, refusalField, children } = props;
  const language = useLanguage();
  const { returnTo } = useReturnTo();
  const { refusal, wrong, attempt, isPending, submit } = form;
  const refusedId = refusalField === undefined ? submitId : fieldIds[refusalField];
  const errors: FormError[] = [
    ...(refusal === undefined ? [] : [{ fieldId: refusedId, message: refusal }]),
    ...(Object.keys(wrong) as FieldName[]).map((name) => ({ fieldId: fieldIds[name], message: wrong[name] })),
  ];
  return (
    <form className={styles.form} method="post" action={action} noValidate onSubmit={submit}>
      <FormErrorSummary errors={errors} attempt={attempt} title={refusal === undefined ? undefined : refusedTitle} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <input type="hidden" name="language" value={language} />
      {children}
      <Button id={submitId} type="submit" variant="primary" isWide isPending={isPending} pendingText={busyText}>
        {submitText}
      </Button>
    </form>
  );
}
