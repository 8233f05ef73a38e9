import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Checkbox } from '#platform/web/ui/choice/checkbox.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { readImportChanges, undoImport } from '../contract/imports.endpoints.ts';
import type { ImportDetail } from '../contract/imports.ts';
import { useImportsReload } from './use-imports.ts';

const mostNamed = 10;

/** All of it to the trash; what people changed since is named before. */
export function UndoImport({ found }: { found: ImportDetail }) {
  const { t } = useTranslation();
  const call = useCall();
  const reload = useImportsReload();
  const [changed, setChanged] = useState<{ sourceId: string; title: string }[]>();
  const [keepsChanged, setKeepsChanged] = useState(true);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { counts } = found;

  async function ask(): Promise<void> {
    setBusy(true);
    // Without an answer nothing is known to have changed; the question is asked all the same.
    setChanged(await call(readImportChanges, { params: { id: found.id } }).catch(() => []));
    setBusy(false);
    setAsking(true);
  }

  async function undo(): Promise<void> {
    await call(undoImport, {
      params: { id: found.id },
      body: { keepsChanged: keepsChanged && (changed?.length ?? 0) > 0 },
    });
    await reload();
  }

  return (
    <>
      <Button icon={Undo2} isPending={isBusy} pendingText={t('ui.busy')} onPress={ask}>
        {t('imports.undo.ask')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('imports.undo.title')}
        confirmText={t('imports.undo.confirm')}
        isDanger
        onConfirm={undo}
      >
        <p>{t('imports.undo.text', { pages: counts.page.made, items: counts.item.made, files: counts.file.made })}</p>
        {changed !== undefined && changed.length > 0 && (
          <>
            <p>{t('imports.undo.changed', { count: changed.length })}</p>
            <ul>
              {changed.slice(0, mostNamed).map(({ sourceId, title }) => (
                <li key={sourceId}>{title}</li>
              ))}
            </ul>
            <Checkbox isSelected={keepsChanged} onChange={setKeepsChanged}>
              {t('imports.undo.keep')}
            </Checkbox>
          </>
        )}
      </ConfirmDialog>
    </>
  );
}
