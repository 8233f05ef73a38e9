import type { ContributionSource } from '#features/registration/contract/contribution-kinds.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { useProving } from '../use-proving.ts';
import styles from './proof.module.css';

/** The six digits of the mail, in the tab where something was sent; without script the browser posts them. */
export function ProofCode({ source }: { source: ContributionSource }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { refusal, isPending, submit } = useProving((code) => ({ source, code }));
  return (
    <form
      className={styles.form}
      method="post"
      action={`/prove/${source.kind}/${source.guid}`}
      noValidate
      onSubmit={submit}
    >
      <input type="hidden" name="language" value={language} />
      <TextField
        id="proof-code"
        name="code"
        className={styles.code}
        label={t('proving.code')}
        help={t('proving.codeHelp')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        isRequired
        error={refusal}
      />
      <Button type="submit" variant="primary" isPending={isPending} pendingText={t('proving.busy')}>
        {t('proving.confirm')}
      </Button>
    </form>
  );
}
