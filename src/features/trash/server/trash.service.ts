import { AppError, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import { requireContentManager } from '#platform/server/require-viewer.ts';
import type {
  NewPlace,
  TrashEntry,
  TrashKind,
  TrashList,
  TrashQuery,
  TrashRef,
  TrashRefused,
  TrashRestored,
  TrashSpot,
} from '../contract/trash.ts';

export interface TrashKey {
  id: string;
  deletedAt: Date;
}

export type FoundTrash = Omit<TrashEntry, 'daysLeft'>;

export interface RestoreWish {
  isAlone: boolean;
  place?: NewPlace | undefined;
}

/**
 * One kind of thing that can be thrown away. The feature that keeps it says what of it lies in the trash and who may see
 * that, and puts it back or lets it go itself; the app hands all of them in.
 */
export interface TrashSource {
  kind: TrashKind;
  /** All that the viewer may see, with so little of each that there may be ten thousand. */
  keys(viewer: Viewer, search: string): Promise<TrashKey[]>;
  /** In any order; those that are gone meanwhile are left out. */
  entries(viewer: Viewer, ids: readonly string[], language: Language): Promise<FoundTrash[]>;
  /** Answers what came back with it. */
  restore(actor: Actor, id: string, wish: RestoreWish): Promise<string[]>;
  /** Where else it could come back, for what has a place that can go. */
  spots?(viewer: Viewer, id: string, language: Language): Promise<TrashSpot[]>;
  purge(actor: Actor, id: string): Promise<void>;
  throwAway(actor: Actor, id: string, below: readonly string[]): Promise<void>;
}

export type TrashService = ReturnType<typeof createTrashService>;

/** Everything that was thrown away, whatever it is, in one list (product.md §1.7). */
export function createTrashService({ sources, clock }: { sources: readonly TrashSource[]; clock: Clock }) {
  const sourceOf = (kind: TrashKind): TrashSource => {
    const source = sources.find((one) => one.kind === kind);
    if (source === undefined) throw notFound();
    return source;
  };

  /** One that may not does not stop the rest. */
  async function each<Ref extends TrashRef>(refs: readonly Ref[], work: (ref: Ref) => Promise<void>) {
    const refused: TrashRefused[] = [];
    for (const ref of refs) {
      try {
        await work(ref);
      } catch (error) {
        if (!(error instanceof AppError) || error.report) throw error;
        refused.push({ kind: ref.kind, id: ref.id, code: error.code });
      }
    }
    return refused;
  }

  return {
    async list(viewer: Viewer, query: TrashQuery): Promise<TrashList> {
      const { kind, search, language, pageNumber, itemCount } = query;
      const asked = sources.filter((source) => kind === undefined || source.kind === kind);
      const keys = await Promise.all(
        asked.map(async (source) => (await source.keys(viewer, search)).map((key) => ({ ...key, source }))),
      );
      const all = keys.flat().sort(byNewest);
      const shown = all.slice((pageNumber - 1) * itemCount, pageNumber * itemCount);
      const entries = await Promise.all(
        asked.map((source) => {
          const ids = shown.flatMap((key) => (key.source === source ? [key.id] : []));
          return ids.length === 0 ? [] : source.entries(viewer, ids, language);
        }),
      );
      const now = clock.now();
      const known = new Map(
        entries
          .flat()
          .map((entry) => [`${entry.kind} ${entry.id}`, { ...entry, daysLeft: daysUntil(entry.keptUntil, now) }]),
      );
      return {
        entries: shown.flatMap((key) => known.get(`${key.source.kind} ${key.id}`) ?? []),
        totalNumberOfItems: all.length,
      };
    },

    spots: async (viewer: Viewer, { kind, id }: TrashRef, language: Language): Promise<TrashSpot[]> =>
      (await sourceOf(kind).spots?.(viewer, id, language)) ?? [],

    async restore(actor: Actor, { entries, ...wish }: { entries: readonly TrashRef[] } & RestoreWish) {
      const restored: TrashRestored[] = [];
      const refused = await each(entries, async ({ kind, id }) => {
        restored.push({ kind, id, below: await sourceOf(kind).restore(actor, id, wish) });
      });
      return { restored, refused };
    },

    async purge(actor: Actor, entries: readonly TrashRef[]) {
      requireContentManager(actor.viewer);
      const purged: TrashRef[] = [];
      const refused = await each(entries, async ({ kind, id }) => {
        await sourceOf(kind).purge(actor, id);
        purged.push({ kind, id });
      });
      return { purged, refused };
    },

    async undo(actor: Actor, restored: readonly TrashRestored[]) {
      return { refused: await each(restored, ({ kind, id, below }) => sourceOf(kind).throwAway(actor, id, below)) };
    },
  };
}

/** Those of one moment always in the same order, so that none is on two pages. */
const byNewest = (one: TrashKey, other: TrashKey): number =>
  other.deletedAt.getTime() - one.deletedAt.getTime() || (one.id < other.id ? -1 : 1);

const day = 24 * 60 * 60 * 1000;
const daysUntil = (moment: string, now: Date): number =>
  Math.max(0, Math.ceil((new Date(moment).getTime() - now.getTime()) / day));
