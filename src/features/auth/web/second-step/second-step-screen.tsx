import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { safeReturnPath } from '#platform/contract/addresses/internal-path.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { goTo } from '#platform/web/forms/go-to.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { type FormError, FormErrorSummary } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { NarrowCard } from '#platform/web/ui/narrow-card/narrow-card.tsx';
import styles from '#platform/web/ui/narrow-card/narrow-form.module.css';
import { takeSecondStep } from '../../contract/two-factor.endpoints.ts';
import { PlainCheckbox } from '../plain-checkbox.tsx';
import { refusalTextOfAddress } from '../refusal-text.ts';
import { useUserStore } from '../user-store-context.ts';

const fieldId = 'second-step-code';

/** After the right password: the code of an app, or one of the recovery codes. Works without a script too. */
export default function SecondStepScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const call = useCall();
  const store = useUserStore();
  const [search] = useSearchParams();
  const returnTo = safeReturnPath(search.get('returnTo'), withLanguagePrefix('/', language));
  const loginPath = `${withLanguagePrefix('/login', language)}?${new URLSearchParams({ returnTo })}`;
  const [refusal, setRefusal] = useState(() => refusalTextOfAddress(search, t));
  const [missing, setMissing] = useState<string>();

  const { isPending, attempt, submit } = useSending(async ({ code = '', trustDevice }) => {
    setRefusal(undefined);
    setMissing(code.trim() === '' ? t('auth.secondStep.codeMissing') : undefined);
    if (code.trim() === '') return;
    try {
      const { token } = await call(takeSecondStep, { body: { code, trustDevice: trustDevice !== undefined } });
      store.signIn(token, new Date());
      goTo(returnTo);
    } catch (error) {
      if (error instanceof CallError && error.code === 'second-step-over') goTo(`${loginPath}&error=second-step-over`);
      else setRefusal(refusalText(error, t));
    }
  });

  const message = missing ?? refusal;
  const errors: FormError[] = message === undefined ? [] : [{ fieldId, message }];

  return (
    <NarrowCard title={t('auth.secondStep.title')} lead={t('auth.secondStep.lead')}>
      <form className={styles.form} method="post" action="/login/second-step" noValidate onSubmit={submit}>
        <FormErrorSummary
          errors={errors}
          attempt={attempt}
          title={refusal === undefined ? undefined : t('auth.login.refused')}
        />
        <input type="hidden" name="returnTo" value={returnTo} />
        <input type="hidden" name="language" value={language} />
        <TextField
          id={fieldId}
          name="code"
          label={t('auth.secondStep.code')}
          help={t('auth.secondStep.codeHelp')}
          autoComplete="one-time-code"
          spellCheck="false"
          isRequired
          autoFocus
          error={missing}
        />
        <PlainCheckbox name="trustDevice">{t('auth.secondStep.trust')}</PlainCheckbox>
        <Button type="submit" variant="primary" isWide isPending={isPending} pendingText={t('auth.login.busy')}>
          {t('auth.login.submit')}
        </Button>
        <p className={styles.help}>
          <TextLink href={loginPath}>{t('auth.secondStep.back')}</TextLink>
        </p>
      </form>
    </NarrowCard>
  );
}
