import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readMailCode } from '#features/registration/contract/mail-code.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { goTo } from '#platform/web/forms/go-to.ts';
import { refusalText, refusalTextOfAddress } from '#platform/web/forms/refusal-text.ts';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { GivenContributionProof } from '../contract/contribution.ts';
import { proveContribution } from '../contract/contributions.endpoints.ts';

const knownCodes = ['wrong-mail-code', 'wrong-contribution-code', 'mail-proof-over', 'form-full', 'too-many-requests'];

/** Proves by link or code, and goes on to what was brought. What is refused is told; a code stays as it was typed. */
export function useProving(givenOf: (code: string) => GivenContributionProof) {
  const { t } = useTranslation();
  const call = useCall();
  const language = useLanguage();
  const [search] = useSearchParams();
  const [refusal, setRefusal] = useState(() => refusalTextOfAddress(search, t, knownCodes));
  const [refusalCode, setRefusalCode] = useState(() => search.get('error') ?? undefined);
  const sending = useSending(async ({ code }) => {
    setRefusal(undefined);
    setRefusalCode(undefined);
    const digits = code === undefined ? '' : readMailCode(code);
    if (digits === undefined) {
      setRefusal(t('proving.codeWrong'));
      return;
    }
    try {
      const { path } = await call(proveContribution, { body: givenOf(digits) });
      goTo(withLanguagePrefix(path, language));
    } catch (error) {
      setRefusal(refusalText(error, t));
      setRefusalCode(error instanceof CallError ? error.problem?.code : undefined);
    }
  });
  return { ...sending, refusal, isOver: refusalCode === 'mail-proof-over' };
}
