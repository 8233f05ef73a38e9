import { useEffect, useState } from 'react';
import { readFormCounts } from '#features/submissions/contract/counting/counting.endpoints.ts';
import type { FormCounts } from '#features/submissions/contract/counting/submission-counts.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useBuilder } from '../state/builder-context.ts';

export type AskedCounts = { counts: FormCounts } | { refusal: string };

/** How much was sent, asked when it is looked at: it goes up while one makes the next version. */
export function useFormCounts(fields: readonly string[] = []): AskedCounts | undefined {
  const { t } = useTranslation();
  const call = useCall();
  const { guid } = useBuilder();
  const [asked, setAsked] = useState<AskedCounts>();
  const wanted = fields.join(' ');
  useEffect(() => {
    let isAsked = true;
    call(readFormCounts, { params: { guid }, query: { fields: wanted } }).then(
      (counts) => isAsked && setAsked({ counts }),
      (error: unknown) => isAsked && setAsked({ refusal: refusalText(error, t) }),
    );
    return () => {
      isAsked = false;
    };
  }, [call, guid, wanted, t]);
  return asked;
}
