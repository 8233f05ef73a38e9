import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import type { InvitationLink } from '../contract/invitation.ts';

interface LinkDialogProps extends InvitationLink {
  email: string;
  onClose: () => void;
}

/** Shown once. Where the browser will not write to the clipboard, the link is there to be taken by hand. */
export function LinkDialog({ link, expiresAt, email, onClose }: LinkDialogProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const [copied, setCopied] = useState<'copied' | 'notCopied'>();
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setCopied('copied');
    } catch {
      setCopied('notCopied');
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('invitations.link.title', { email })}
      footer={
        <Button variant="primary" icon={Copy} onPress={() => void copy()}>
          {t('invitations.link.copy')}
        </Button>
      }
    >
      <p>{t('invitations.link.text', { email, date: dates.date(expiresAt) })}</p>
      <TextField label={t('invitations.link.label')} value={link} isReadOnly />
      <p role="status">{copied === undefined ? '' : t(`invitations.link.${copied}`)}</p>
    </Dialog>
  );
}
