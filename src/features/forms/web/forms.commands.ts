import ClipboardPlus from 'lucide-react/icons/clipboard-plus';
import type { AnyCommand } from '#features/commands/web/parts/feature-command.ts';

export const commands: AnyCommand[] = [
  {
    id: 'forms.new',
    order: 25,
    labelKey: 'forms.commands.new',
    wordsKey: 'forms.commands.newWords',
    icon: ClipboardPlus,
    for: 'admin',
    isChange: true,
    path: '/admin/forms?new=1',
  },
];
