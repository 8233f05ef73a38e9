import { useState } from 'react';
import type { FoundPage } from '#features/commands/contract/found-things.ts';
import type { CommandDialogProps } from '#features/commands/web/parts/feature-command.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import type { PagesChanged } from '../../contract/overview/pages-change.ts';
import { RefusedPages } from './refused-pages.tsx';
import { usePagesChange } from './use-pages-change.ts';

/** From the commands: readers get it at once, so it is asked; what stops it is said where it was asked. */
export default function PublishCommand({ thing: { guid, title }, onClose }: CommandDialogProps<FoundPage>) {
  const { t } = useTranslation();
  const change = usePagesChange();
  const [isPending, setPending] = useState(false);
  const [refused, setRefused] = useState<PagesChanged['refused']>([]);
  async function publish() {
    if (isPending) return;
    setPending(true);
    const result = await change({ action: 'publish', guids: [guid ?? ''] });
    setPending(false);
    setRefused(result?.refused ?? []);
    if (result !== undefined && result.refused.length === 0) onClose();
  }
  return (
    <Dialog
      isOpen
      size="small"
      title={t('pages.commands.publishAsk', { name: title })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button variant="primary" isPending={isPending} onPress={() => void publish()}>
            {t('pages.overview.do.publish')}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {t('ui.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('pages.overview.ask.publishText')}</p>
      <RefusedPages refused={refused} />
    </Dialog>
  );
}
