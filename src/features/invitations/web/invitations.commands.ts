import Send from 'lucide-react/icons/send';
import type { AnyCommand } from '#features/commands/web/parts/feature-command.ts';

export const commands: AnyCommand[] = [
  {
    id: 'invitations.new',
    order: 20,
    labelKey: 'invitations.commands.new',
    wordsKey: 'invitations.commands.newWords',
    icon: Send,
    for: 'admin',
    path: '/admin/invitations/new',
  },
];
