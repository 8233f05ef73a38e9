import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';

/** Without a connection the first time: the page stays as it is. */
export function CommandsNotLoaded({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  return (
    <Dialog isOpen size="small" title={t('commands.notLoaded.title')} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <p>{t('commands.notLoaded.text')}</p>
    </Dialog>
  );
}
