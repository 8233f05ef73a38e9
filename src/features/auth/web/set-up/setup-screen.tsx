import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { FirstHourFrame } from '#features/first-hour/web/parts/first-hour-frame.tsx';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { readSetup } from '../../contract/auth.endpoints.ts';
import { SetupForm } from './setup-form.tsx';

const refusals = [400, 404, 410];

/** The first thing anyone sees of an empty platform (product.md §5). */
export default function SetupScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { token = '' } = useParams();
  const call = useCall();
  const [isClosed, setClosed] = useState(false);

  useEffect(() => {
    // Anything else that fails shows when the form is sent; only a dead link is better known at once.
    call(readSetup, { params: { token } }).catch((error: unknown) => {
      setClosed(error instanceof CallError && refusals.includes(error.status));
    });
  }, [call, token]);

  return isClosed ? (
    <FirstHourFrame step="you" title={t('auth.setup.closedTitle')} lead={t('auth.setup.closed')}>
      <ButtonLink href={withLanguagePrefix('/login', language)}>{t('auth.setup.toLogin')}</ButtonLink>
    </FirstHourFrame>
  ) : (
    <FirstHourFrame step="you" title={t('auth.setup.title')} lead={t('auth.setup.lead')}>
      <SetupForm token={token} />
    </FirstHourFrame>
  );
}
