import FileText from 'lucide-react/icons/file-text';
import Newspaper from 'lucide-react/icons/newspaper';
import type { FoundItem, FoundPage, FoundPerson, FoundThings } from '#features/commands/contract/found-things.ts';
import type { ItemCommand, PageCommand, ThingCommand } from '#features/commands/web/parts/feature-command.ts';
import type { ItemState } from '#features/list-items/contract/list-item.ts';
import { editPath, editPathOf } from '#features/pages/contract/edit-path.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { Status } from '#platform/web/ui/tag/status-badge.tsx';
import { useSiteApp } from '../site-app-context.ts';
import type { Candidate, Doing } from './palette-result.ts';

const itemBadges: Record<ItemState, Status> = {
  draft: 'draft',
  scheduled: 'scheduled',
  published: 'published',
  expired: 'paused',
  unpublished: 'paused',
};

interface ThingCommands {
  pages: readonly PageCommand[];
  items: readonly ItemCommand[];
}

/** Something that was found, with what can be done with it. */
export interface FoundCandidate {
  candidate: Candidate;
  commands: Candidate[];
}

/** What the server found, as something to choose. */
export function useThingCandidates({ pages, items, people }: FoundThings, commands: ThingCommands) {
  const { t } = useTranslation();
  const { language } = useSiteApp();

  function pageOf(page: FoundPage): FoundCandidate {
    const { path, status } = page;
    const label = page.title || t('commands.untitled');
    const offered = commands.pages.filter((one) => one.isOffered(page));
    const candidate: Candidate = {
      id: `page ${page.guid ?? path}`,
      label,
      lang: page.titleLang,
      note: path ?? t(page.kind === 'page' ? 'commands.loose' : `commands.kinds.${page.kind}`),
      icon: FileText,
      status: status === null ? undefined : { status, text: t(`pages.overview.status.${status}`) },
      // A page that the menu does not lead to has no address but that of its editor.
      does: {
        kind: 'path',
        path:
          path === null
            ? withLanguagePrefix(editPathOf(page.guid ?? ''), language)
            : page.isPublished
              ? path
              : editPath(path),
      },
    };
    return withCommands(candidate, label, page, offered);
  }

  function itemOf(item: FoundItem): FoundCandidate[] {
    if (item.path === null) return [];
    const label = item.title || t('commands.untitled');
    const isRead = item.state === null || item.state === 'published' || item.state === 'expired';
    const candidate: Candidate = {
      id: `item ${item.guid ?? item.path}`,
      label,
      lang: item.titleLang,
      note: item.typeLabel,
      icon: Newspaper,
      status:
        item.state === null
          ? undefined
          : { status: itemBadges[item.state], text: t(`listItems.manage.states.${item.state}`) },
      does: { kind: 'path', path: isRead ? item.path : editPath(item.path) },
    };
    const offered = commands.items.filter((one) => one.isOffered(item));
    return [withCommands(candidate, label, item, offered)];
  }

  function personOf({ guid, name, email, accountType }: FoundPerson): Candidate {
    return {
      id: `person ${guid}`,
      label: name,
      note: `${email}, ${t(`users.type.${accountType}`)}`,
      avatar: name,
      does: { kind: 'path', path: withLanguagePrefix(`/admin/users/${guid}/profile`, language) },
    };
  }

  const noteOf = (note: { key: string; count: number } | undefined) => note && t(note.key, { count: note.count });

  function withCommands<Thing>(
    candidate: Candidate,
    name: string,
    thing: Thing,
    offered: readonly CommandOn<Thing>[],
  ): FoundCandidate {
    const main = offered.find(({ isMain }) => isMain === true);
    return {
      candidate: { ...candidate, doesToo: main && doingOf(main, thing) },
      commands: offered.map((command) => ({
        id: `${command.id} ${candidate.id}`,
        label: t(command.labelKey, { name }),
        note: noteOf(command.noteOf?.(thing)),
        icon: command.icon,
        keys: command === main ? 'Enter' : undefined,
        does: doingOf(command, thing),
      })),
    };
  }

  return { pages: pages.map(pageOf), items: items.flatMap(itemOf), people: people.map(personOf) };
}

type CommandOn<Thing> = ThingCommand<'page' | 'item', Thing>;

function doingOf<Thing>(command: CommandOn<Thing>, thing: Thing): Doing {
  if ('pathOf' in command) return { kind: 'path', path: command.pathOf(thing) };
  return {
    kind: 'dialog',
    load: async () => {
      const { default: Asking } = await command.dialog();
      return ({ onClose }) => <Asking thing={thing} onClose={onClose} />;
    },
  };
}
