import { useEffect, useState } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { FormDocument } from '../../../contract/form-document.ts';
import { readFormVersion } from '../../../contract/forms.endpoints.ts';
import { useBuilder, useSession } from '../state/builder-context.ts';
import { ChangeList } from './change-list.tsx';
import { plainDifferences } from './plain-differences.ts';

/** What the draft asks that a version did not. */
export function VersionChanges({ version }: { version: number }) {
  const { t } = useTranslation();
  const call = useCall();
  const { guid } = useBuilder();
  const document = useSession((state) => state.document);
  const [before, setBefore] = useState<FormDocument | { refusal: string }>();
  useEffect(() => {
    let isAsked = true;
    call(readFormVersion, { params: { guid, version } }).then(
      (read) => isAsked && setBefore(read),
      (error: unknown) => isAsked && setBefore({ refusal: refusalText(error, t) }),
    );
    return () => {
      isAsked = false;
    };
  }, [call, guid, version, t]);
  if (before === undefined) return <p role="status">{t('forms.build.comparing')}</p>;
  if ('refusal' in before) return <Notice tone="danger">{before.refusal}</Notice>;
  return <ChangeList changes={plainDifferences(before, document)} />;
}
