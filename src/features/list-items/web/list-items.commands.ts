import Pencil from 'lucide-react/icons/pencil';
import type { AnyCommand } from '#features/commands/web/parts/feature-command.ts';
import { editPath } from '#features/pages/contract/edit-path.ts';

export const commands: AnyCommand[] = [
  {
    id: 'items.edit',
    about: 'item',
    labelKey: 'listItems.commands.edit',
    icon: Pencil,
    for: 'editor',
    isMain: true,
    isOffered: ({ canEdit, path }) => canEdit && path !== null,
    pathOf: ({ path }) => editPath(path ?? '/'),
  },
];
