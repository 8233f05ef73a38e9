import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { passwordLength } from '#features/users/contract/password-length.ts';
import { isEmail } from '#platform/contract/field-validators.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { refusalText, refusalTextOfAddress } from '#platform/web/forms/refusal-text.ts';
import { useSending } from '#platform/web/forms/use-sending.ts';
import type { Translate } from '#platform/web/i18n/i18n.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { readMailCode } from '../contract/mail-code.ts';

export type FieldName = 'email' | 'password' | 'code';
export type FieldErrors = Partial<Record<FieldName, string>>;
type Fields = Readonly<Record<string, string>>;
type Needs = Partial<Record<FieldName, keyof typeof checks>>;

const knownCodes = [
  'bad-input',
  'domain-not-allowed',
  'email-taken',
  'mail-abused',
  'mail-proof-over',
  'mail-too-soon',
  'password-needed',
  'proof-needed',
  'registration-closed',
  'same-address',
  'session-not-fresh',
  'too-many-requests',
  'weak-password',
  'wrong-mail-code',
  'wrong-password',
  'wrong-registration-password',
];

const checks: Record<FieldName | 'newPassword', (value: string, t: Translate) => string | undefined> = {
  email: (value, t) => {
    if (value.trim() === '') return t('registration.emailMissing');
    return isEmail(value.trim()) ? undefined : t('registration.emailWrong');
  },
  password: (value, t) => (value === '' ? t('registration.passwordMissing') : undefined),
  newPassword: (value, t) =>
    value.length < passwordLength.least ? t('registration.passwordShort', { least: passwordLength.least }) : undefined,
  code: (value, t) => (readMailCode(value) === undefined ? t('registration.codeWrong') : undefined),
};

/** Whoever registered in another browser is asked for the password of then. */
export const isAboutPassword = (refusalCode: string | undefined): boolean =>
  refusalCode === 'password-needed' || refusalCode === 'wrong-registration-password';

export interface AccountForm {
  isPending: boolean;
  attempt: number;
  refusal: string | undefined;
  /** Why it was refused, for what the screen must then ask for. */
  refusalCode: string | undefined;
  wrong: FieldErrors;
  submit(event: FormEvent<HTMLFormElement>): void;
}

/** One short form: what is missing is said without asking the server, what was typed stays. */
export function useAccountForm(
  /** What must be filled in, which a refusal can add to. */
  needs: Needs | ((refusalCode: string | undefined) => Needs),
  send: (fields: Fields) => Promise<void>,
): AccountForm {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const [refusal, setRefusal] = useState(() => refusalTextOfAddress(search, t, knownCodes));
  const [refusalCode, setRefusalCode] = useState(() => search.get('error') ?? undefined);
  const [wrong, setWrong] = useState<FieldErrors>({});

  const sending = useSending(async (fields) => {
    const errors: FieldErrors = {};
    const wanted = typeof needs === 'function' ? needs(refusalCode) : needs;
    for (const [name, check] of Object.entries(wanted) as [FieldName, keyof typeof checks][]) {
      const error = checks[check](fields[name] ?? '', t);
      if (error !== undefined) errors[name] = error;
    }
    setWrong(errors);
    setRefusal(undefined);
    if (Object.keys(errors).length > 0) return;
    try {
      await send(fields);
    } catch (error) {
      setRefusal(refusalText(error, t));
      setRefusalCode(error instanceof CallError ? error.problem?.code : undefined);
    }
  });
  return { ...sending, refusal, refusalCode, wrong };
}
