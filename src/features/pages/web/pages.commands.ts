import CornerDownRight from 'lucide-react/icons/corner-down-right';
import FilePlus from 'lucide-react/icons/file-plus';
import History from 'lucide-react/icons/history';
import Pencil from 'lucide-react/icons/pencil';
import Send from 'lucide-react/icons/send';
import type { AnyCommand } from '#features/commands/web/parts/feature-command.ts';
import { editHref, editPath, versionsPath } from '../contract/edit-path.ts';

const newPage = () => import('./new-page/new-page-command.tsx');

export const commands: AnyCommand[] = [
  {
    id: 'pages.new',
    order: 10,
    labelKey: 'pages.commands.new',
    wordsKey: 'pages.commands.newWords',
    icon: FilePlus,
    for: 'content-manager',
    isChange: true,
    dialog: newPage,
  },
  {
    id: 'pages.edit',
    about: 'page',
    labelKey: 'pages.commands.edit',
    icon: Pencil,
    for: 'editor',
    isMain: true,
    isOffered: ({ canEdit, guid, path }) => canEdit && (path !== null || guid !== null),
    pathOf: ({ guid, path }) => (guid === null ? editPath(path ?? '/') : editHref({ guid, path })),
  },
  {
    id: 'pages.publish',
    about: 'page',
    labelKey: 'pages.commands.publish',
    icon: Send,
    for: 'content-manager',
    isChange: true,
    isOffered: ({ guid, kind, status }) =>
      guid !== null && kind === 'page' && (status === 'draft' || status === 'changed'),
    noteOf: ({ changes }) => (changes === null ? undefined : { key: 'pages.commands.changes', count: changes }),
    dialog: () => import('./overview/publish-command.tsx'),
  },
  {
    id: 'pages.newBelow',
    about: 'page',
    labelKey: 'pages.commands.newBelow',
    icon: CornerDownRight,
    for: 'content-manager',
    isChange: true,
    isOffered: ({ guid, path }) => guid !== null && path !== null,
    dialog: newPage,
  },
  {
    id: 'pages.versions',
    about: 'page',
    labelKey: 'pages.commands.versions',
    icon: History,
    for: 'editor',
    isOffered: ({ canEdit, path }) => canEdit && path !== null,
    pathOf: ({ path }) => versionsPath(path ?? '/'),
  },
];
