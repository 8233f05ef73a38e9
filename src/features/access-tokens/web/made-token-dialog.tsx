import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ShownOnceDialog } from '#platform/web/ui/dialog/shown-once-dialog.tsx';

interface MadeTokenDialogProps {
  token: string | undefined;
  onClose: () => void;
}

export function MadeTokenDialog({ token, onClose }: MadeTokenDialogProps) {
  const { t } = useTranslation();
  const words = {
    title: t('accessTokens.madeTitle'),
    lead: t('accessTokens.madeLead'),
    copy: t('accessTokens.copy'),
    copied: t('accessTokens.copied'),
    copyFailed: t('accessTokens.copyFailed'),
    done: t('accessTokens.done'),
  };
  return <ShownOnceDialog secret={token} words={words} onClose={onClose} />;
}
