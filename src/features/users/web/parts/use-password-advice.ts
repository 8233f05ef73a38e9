import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { passwordLength } from '../../contract/password-length.ts';
import { isWeakPassword } from '../../contract/weak-password.ts';

/** What to say of a new password while it is typed: nothing as long as it must grow anyway. The server knows more words. */
export function usePasswordAdvice(): (password: string) => string | undefined {
  const { t } = useTranslation();
  return (password) =>
    password.length >= passwordLength.least && isWeakPassword(password)
      ? `${t('errors.weak-password.title')}. ${t('errors.weak-password.detail')}`
      : undefined;
}
