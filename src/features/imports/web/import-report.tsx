import { useState } from 'react';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { ButtonRow } from '#platform/web/ui/button/button-row.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Sheet } from '#platform/web/ui/screen/sheet.tsx';
import { canUndo } from '../contract/import-states.ts';
import { resumeImport } from '../contract/imports.endpoints.ts';
import type { ImportDetail } from '../contract/imports.ts';
import { UndoImport } from './undo-import.tsx';
import { useImportsReload } from './use-imports.ts';

/** What came of it, and what can be done about it. */
export function ImportReport({ found, takesFocus }: { found: ImportDetail; takesFocus: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const call = useCall();
  const reload = useImportsReload();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { counts, state } = found;
  const sum = (key: 'made' | 'failed' | 'waiting' | 'undone' | 'wrong') =>
    counts.page[key] + counts.item[key] + counts.file[key];
  const [failed, waiting, wrong] = [sum('failed'), sum('waiting'), sum('wrong')];
  const isBroken = state === 'Stopped' || state === 'Failed';

  async function resume(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    await call(resumeImport, { params: { id: found.id } }).catch((error) => setProblem(refusalText(error, t)));
    await reload();
    setBusy(false);
  }

  const told = { pages: counts.page.made, items: counts.item.made, files: counts.file.made };
  return (
    <Sheet title={t(`imports.report.${state}`)} takesFocus={takesFocus}>
      <Notice isLive tone={state === 'Undone' ? 'info' : failed > 0 || isBroken ? 'warning' : 'success'}>
        {state === 'Undone' ? t('imports.report.undone', { count: sum('undone') }) : t('imports.report.made', told)}
        {failed > 0 && ` ${t('imports.report.failed', { count: failed })}`}
        {waiting > 0 && isBroken && ` ${t('imports.report.waiting', { count: waiting })}`}
        {wrong > 0 && state !== 'Undone' && ` ${t('imports.report.wrong', { count: wrong })}`}
      </Notice>
      {state === 'Failed' && (
        <Notice isLive tone="danger">
          {t('imports.report.failedFor', {
            reason: t(`imports.failures.${found.reason}`, { defaultValue: t('imports.failures.internal') }),
          })}
        </Notice>
      )}
      {problem !== undefined && (
        <Notice isLive tone="danger">
          {problem}
        </Notice>
      )}
      <ButtonRow>
        {(isBroken || (canUndo(state) && failed > 0)) && (
          <Button variant="primary" isPending={isBusy} pendingText={t('ui.busy')} onPress={resume}>
            {isBroken
              ? t(state === 'Failed' ? 'imports.report.again' : 'imports.report.goOn')
              : t('imports.report.tryAgain', { count: failed })}
          </Button>
        )}
        {canUndo(state) && <UndoImport found={found} />}
        {state === 'Undone' && (
          <ButtonLink href={withLanguagePrefix('/admin/trash', language)}>{t('imports.report.toTrash')}</ButtonLink>
        )}
      </ButtonRow>
    </Sheet>
  );
}
