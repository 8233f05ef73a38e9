import { type FollowingService, type NamedTargets, targetKey } from '#features/following/server/following.service.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { PublishedBlocksService } from '#features/pages/server/published-blocks.service.ts';
import type { MembersService } from '#features/profiles/server/members.service.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { AboutKind } from '../contract/notice-words.ts';
import type { NoticeRow } from './notices.repository.ts';

export interface About {
  kind: AboutKind;
  guid: string;
}

/** Titles and addresses by guid; what this viewer may not see is not among them. */
export type NameFinder = (viewer: Viewer, guids: readonly string[], language: Language) => Promise<NamedTargets>;

/** What was said, while it is shown to readers. */
export interface Said {
  author: string;
  text: string;
  /** Behind the address of what it was said about. */
  search: string;
}

/** What is to be looked over leads to where that is answered, whatever it is. */
type NamedBy = AboutKind | 'upkeep';

export interface NoticeNameParts {
  following: Pick<FollowingService, 'named'>;
  blocks: Pick<PublishedBlocksService, 'namedBlocks'>;
  menus: Pick<MenusService, 'pathOfPage'>;
  members: Pick<MembersService, 'named'>;
  /** Of submissions, of what is being written, and of what somebody looks after. */
  others: Record<Exclude<NamedBy, 'page' | 'item' | 'block' | 'form'>, NameFinder>;
  saidIn(guids: readonly string[]): Promise<ReadonlyMap<string, Said>>;
}

/** A notice as its reader gets it. */
export interface NamedNotice {
  row: NoticeRow;
  title: string;
  path: string | null;
  by: string;
  quote: string;
  because: string | null;
}

const namedBy = ({ kind, aboutKind }: NoticeRow): NamedBy => (kind === 'reviewDue' ? 'upkeep' : aboutKind);

const ofReactions = new Set(['mentioned', 'answered', 'reacted']);

export type NoticeNames = ReturnType<typeof createNoticeNames>;

/** Rights are asked for whenever something is told: a notice of what one may not see any more is no notice. */
export function createNoticeNames(parts: NoticeNameParts) {
  const { following, blocks, menus, members, others, saidIn } = parts;

  async function namedBlocks(viewer: Viewer, guids: readonly string[], language: Language): Promise<NamedTargets> {
    const named = new Map<string, { title: string; path: string | null }>();
    for (const [guid, { title, pageId }] of await blocks.namedBlocks(viewer, guids, language))
      named.set(guid, { title, path: (await menus.pathOfPage(pageId, language)) ?? null });
    return named;
  }

  const finders: Record<NamedBy, NameFinder> = {
    ...others,
    block: namedBlocks,
    page: (viewer, guids, language) => ofTargets(viewer, 'page', guids, language),
    item: (viewer, guids, language) => ofTargets(viewer, 'item', guids, language),
    form: (viewer, guids, language) => ofTargets(viewer, 'form', guids, language),
  };

  async function ofTargets(
    viewer: Viewer,
    kind: 'page' | 'item' | 'form',
    guids: readonly string[],
    language: Language,
  ) {
    const targets = guids.map((guid) => ({ kind, guid }));
    const named = await following.named(viewer, targets, language);
    return new Map(
      guids.flatMap((guid) => {
        const found = named.get(targetKey({ kind, guid }));
        return found === undefined ? [] : [[guid, found] as const];
      }),
    );
  }

  /** By kind and guid. */
  async function namesOf(
    viewer: Viewer,
    abouts: readonly { kind: NamedBy; guid: string }[],
    language: Language,
  ): Promise<NamedTargets> {
    const named = new Map<string, { title: string; path: string | null }>();
    for (const kind of new Set(abouts.map((about) => about.kind))) {
      const guids = [...new Set(abouts.filter((about) => about.kind === kind).map(({ guid }) => guid))];
      for (const [guid, name] of await finders[kind](viewer, guids, language)) named.set(`${kind} ${guid}`, name);
    }
    return named;
  }

  return {
    async maySee(viewer: Viewer, about: About, language: Language): Promise<boolean> {
      return (await namesOf(viewer, [about], language)).size > 0;
    },

    async present(viewer: Viewer, rows: readonly NoticeRow[], language: Language): Promise<NamedNotice[]> {
      const followed = rows.flatMap(({ followKind: kind, followGuid: guid }) =>
        kind === null || guid === null ? [] : [{ kind, guid }],
      );
      const [names, reasons, people, said] = await Promise.all([
        namesOf(
          viewer,
          rows.map((row) => ({ kind: namedBy(row), guid: row.aboutGuid })),
          language,
        ),
        following.named(viewer, followed, language),
        members.named(viewer, [...new Set(rows.flatMap(({ actorId }) => actorId ?? []))]),
        saidIn(rows.flatMap(({ kind, detailGuid }) => (ofReactions.has(kind) ? (detailGuid ?? []) : []))),
      ]);
      return rows.flatMap((row): NamedNotice[] => {
        const name = names.get(`${namedBy(row)} ${row.aboutGuid}`);
        const words = row.detailGuid === null ? undefined : said.get(row.detailGuid);
        // Taken back or taken away: it is not to be read here either.
        if (name === undefined || (ofReactions.has(row.kind) && words === undefined)) return [];
        const isFollowed = row.followKind !== null && row.followGuid !== null;
        const reason =
          isFollowed && row.followKind !== null && row.followGuid !== null
            ? reasons.get(targetKey({ kind: row.followKind, guid: row.followGuid }))
            : undefined;
        if (isFollowed && reason === undefined) return [];
        return [
          {
            row,
            title: name.title,
            path: name.path === null ? null : name.path + (words?.search ?? ''),
            by: words?.author || (row.actorId === null ? '' : (people.get(row.actorId)?.name ?? '')),
            quote: words?.text ?? '',
            because: reason?.title ?? null,
          },
        ];
      });
    },
  };
}
