import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { useForgetAnswers } from '#platform/web/api/forget-answers.ts';
import { useLanguages } from '#platform/web/i18n/platform-locale.ts';
import { readAccessibilityStatement } from '../contract/accessibility-statement.endpoints.ts';

/** After a change: what stands here, and what readers get in each language. */
export function useStatementReload(): () => Promise<void> {
  const forgetAnswers = useForgetAnswers();
  const languages = useLanguages();
  return () =>
    forgetAnswers(
      { predicate: ({ queryKey }) => String(queryKey[0]).startsWith(readAccessibilityStatement.path) },
      languages.map((language) => endpointUrl(readAccessibilityStatement, { query: { language } })),
    );
}
