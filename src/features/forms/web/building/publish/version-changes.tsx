import { useEffect, useMemo, useState } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { FormDocument } from '../../../contract/form-document.ts';
import { readFormVersion } from '../../../contract/forms.endpoints.ts';
import { useBuilder, useSession } from '../state/builder-context.ts';
import { ChangeList } from './change-list.tsx';
import { plainDifferences } from './plain-differences.ts';
import styles from './publish.module.css';
import { useFormCounts } from './use-form-counts.ts';

/** What the draft asks that a version did not, and what becomes of the answers that there are. */
export function VersionChanges({ version }: { version: number }) {
  const { t } = useTranslation();
  const call = useCall();
  const { guid } = useBuilder();
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
  return <Changes before={before} version={version} />;
}

function Changes({ before, version }: { before: FormDocument; version: number }) {
  const { t } = useTranslation();
  const document = useSession((state) => state.document);
  const changes = useMemo(() => plainDifferences(before, document), [before, document]);
  const gone = changes.flatMap(({ change, field }) => (change === 'removed' && field ? [field.id] : []));
  const asked = useFormCounts(gone);
  const counts = asked !== undefined && 'counts' in asked ? asked.counts : undefined;
  const sent = counts?.versions.find((one) => one.version === version)?.submissions ?? 0;
  return (
    <>
      {counts !== undefined && (
        <p>
          {sent === 0
            ? t('forms.build.counts.nothingSent', { before: version })
            : t('forms.build.counts.keep', { count: sent, before: version })}
        </p>
      )}
      {asked !== undefined && 'refusal' in asked && <Notice tone="warning">{asked.refusal}</Notice>}
      <ChangeList changes={changes} {...(counts && { answers: counts.answers })} />
      <p className={styles.muted}>
        {counts !== undefined && counts.filling > 0
          ? t('forms.build.counts.filling', { count: counts.filling, before: version })
          : t('forms.build.counts.whoFills', { before: version })}
      </p>
    </>
  );
}
