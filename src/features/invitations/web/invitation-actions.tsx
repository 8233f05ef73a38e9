import Ban from 'lucide-react/icons/ban';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Link from 'lucide-react/icons/link';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { readMailStatus } from '#features/mail/contract/mail.endpoints.ts';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { Menu, MenuItem, MenuTrigger } from '#platform/web/ui/menu/menu.tsx';
import type { Invitation, InvitationLink } from '../contract/invitation.ts';
import { makeInvitationLink, revokeInvitation, sendInvitationAgain } from '../contract/invitations.endpoints.ts';
import { LinkDialog } from './link-dialog.tsx';
import { useInvitationsReload } from './use-invitations-reload.ts';

/** Only while something can still come of it. */
export function InvitationActions({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation();
  const call = useCall();
  const runTask = useRunTask();
  const reload = useInvitationsReload();
  const { hasServer } = useLoaded(readMailStatus, {});
  const [made, setMade] = useState<InvitationLink>();
  const [isAsking, setAsking] = useState(false);
  const { id, email, state } = invitation;
  if (state === 'Accepted' || state === 'Revoked') return null;
  const run = async <T,>(type: 'edit' | 'delete', work: () => Promise<T>): Promise<T> => {
    const outcome = await runTask({ type, entity: 'invitation', run: work });
    await reload();
    if (outcome.state === 'failed') throw outcome.error;
    return outcome.value;
  };
  const resend = () => run('edit', () => call(sendInvitationAgain, { params: { id } }));
  const revoke = () => run('delete', () => call(revokeInvitation, { params: { id } }));
  const makeLink = () => run('edit', () => call(makeInvitationLink, { params: { id } })).then(setMade);
  return (
    <>
      <MenuTrigger>
        <IconButton icon={Ellipsis} label={t('invitations.admin.actionsFor', { email })} />
        <Menu aria-label={t('invitations.admin.actionsFor', { email })} placement="bottom end">
          {hasServer ? (
            <MenuItem
              id="resend"
              icon={Send}
              label={t('invitations.admin.resend')}
              onAction={() => void resend().catch(() => undefined)}
            />
          ) : (
            <MenuItem
              id="link"
              icon={Link}
              label={t('invitations.link.copyLink')}
              onAction={() => void makeLink().catch(() => undefined)}
            />
          )}
          <MenuItem
            id="revoke"
            icon={Ban}
            label={t('invitations.admin.revoke')}
            isDanger
            onAction={() => setAsking(true)}
          />
        </Menu>
      </MenuTrigger>
      {made !== undefined && <LinkDialog {...made} email={email} onClose={() => setMade(undefined)} />}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('invitations.admin.revokeTitle', { email })}
        confirmText={t('invitations.admin.revoke')}
        isDanger
        onConfirm={revoke}
      >
        {t('invitations.admin.revokeText')}
      </ConfirmDialog>
    </>
  );
}
