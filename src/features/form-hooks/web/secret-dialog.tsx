import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ShownOnceDialog } from '#platform/web/ui/dialog/shown-once-dialog.tsx';

export function SecretDialog({ secret, onClose }: { secret: string | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  const words = {
    title: t('formHooks.secret.title'),
    lead: t('formHooks.secret.lead'),
    copy: t('formHooks.secret.copy'),
    copied: t('formHooks.secret.copied'),
    copyFailed: t('formHooks.secret.copyFailed'),
    done: t('formHooks.secret.done'),
  };
  return <ShownOnceDialog secret={secret} words={words} onClose={onClose} />;
}
