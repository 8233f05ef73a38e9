import { conflict } from '#platform/contract/calls/errors.ts';
import { systemViewer, type Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import type { BeginAnswer, FirstHour, FoundPalette, LookAnswer, Opening, SiteAnswer } from '../contract/first-hour.ts';
import { type Progress, progressAfter } from '../contract/first-hour-steps.ts';
import { logoPalette } from '../contract/logo-palette.ts';
import type { PageSketches } from '../contract/page-sketch.ts';
import { organisationOf, type SiteKind } from '../contract/site-kind.ts';
import {
  type FirstHourRow,
  findFirstHour,
  insertFirstHour,
  lockFirstHour,
  updateFirstHour,
} from './first-hour.repository.ts';
import type { FirstHourParts } from './first-hour-parts.ts';
import { createFirstPages } from './first-pages.ts';
import { createOpening } from './opening.ts';
import { createTaskFacts } from './task-facts.ts';
import { createWayBack } from './way-back.ts';

/** Who answers, and the language in which they are asked. */
interface Answerer extends Actor {
  language: Language;
}

export interface FirstAdmin {
  id: string;
  /** Where the set-up link was opened. */
  origin: string;
}

export type FirstHourService = ReturnType<typeof createFirstHourService>;

/** From the set-up link to an open site (product.md §5): four questions, ready pages, and what is left to do. */
export function createFirstHourService(parts: FirstHourParts) {
  const { platform, clock, settings, startingPoints } = parts;
  const taskFacts = createTaskFacts(parts);
  const makePages = createFirstPages(parts);
  const opening = createOpening(parts);

  async function read(viewer: Viewer, language: Language): Promise<FirstHour> {
    requireAdmin(viewer);
    const row = await findFirstHour(platform.db);
    const { siteIsOpen } = await settings.all();
    const offeredTo = (kind: SiteKind) => [...startingPoints.offered(kind)];
    return {
      progress: row?.progress ?? null,
      kind: row?.kind ?? 'municipality',
      offered: {
        municipality: offeredTo('municipality'),
        association: offeredTo('association'),
        company: offeredTo('company'),
      },
      tasks: row === undefined ? [] : await taskFacts.tasks(viewer, row, language),
      isPutAway: row?.isPutAway ?? false,
      isOpen: siteIsOpen,
      startedAt: row?.startedAt.toISOString() ?? null,
      openedAt: row?.openedAt?.toISOString() ?? null,
    };
  }

  /** One answer, with how far it brings; in two tabs one waits for the other. */
  const take = (
    { viewer, client, language }: Answerer,
    step: Exclude<Progress, 'done'>,
    work: (trx: PlatformTransaction, touch: Touch, row: FirstHourRow) => Promise<Parameters<typeof updateFirstHour>[1]>,
  ): Promise<void> => {
    requireAdmin(viewer);
    return platform.transaction(async (trx, touch) => {
      const row = await lockFirstHour(trx);
      if (row === undefined) throw conflict('no-first-hour');
      const answered = { at: clock.now(), by: viewer.id ?? null, origin: client?.origin ?? null, language };
      const progress = progressAfter(row.progress, step);
      await updateFirstHour(trx, { ...(await work(trx, touch, row)), progress, answered });
    });
  };

  return {
    read,

    /** In the transaction that makes the first admin: from here on nobody else sees the site. */
    async begin(trx: PlatformTransaction, touch: Touch, { id, origin }: FirstAdmin): Promise<void> {
      await insertFirstHour(trx, { at: clock.now(), by: id, origin, language: null });
      const viewer = systemViewer('set-up link');
      await settings.saveWithin(trx, touch, { viewer }, [{ key: 'siteIsOpen', value: false }]);
    },

    answerSite: (actor: Answerer, { name, kind, languages }: SiteAnswer): Promise<void> =>
      take(actor, 'site', async (trx, touch) => {
        await settings.saveWithin(trx, touch, actor, [
          { key: 'platformName', value: name },
          { key: 'organisationKind', value: organisationOf[kind] },
          { key: 'languages', value: languages },
        ]);
        return { kind };
      }),

    answerLook: (actor: Answerer, { logo, colors }: LookAnswer): Promise<void> =>
      take(actor, 'look', async (trx, touch) => {
        await settings.saveWithin(trx, touch, actor, [
          { key: 'headerLogo', value: logo },
          { key: 'colorScheme', value: colors },
        ]);
        return {};
      }),

    async sketches(viewer: Viewer): Promise<PageSketches> {
      requireAdmin(viewer);
      const [row, { platformName }] = await Promise.all([findFirstHour(platform.db), settings.all()]);
      return startingPoints.sketches(row?.kind ?? 'municipality', platformName);
    },

    /** All of them or none, and once: pressed twice, or in two tabs, they are there already. */
    makePages: (actor: Answerer, answer: BeginAnswer): Promise<void> =>
      take(actor, 'begin', async (trx, touch, row) =>
        row.progress === 'done' ? {} : { made: await makePages(trx, touch, actor, row.kind, answer) },
      ),

    async findPalette(viewer: Viewer, guid: string): Promise<FoundPalette> {
      requireAdmin(viewer);
      const { colors, proposed } = logoPalette(await parts.assets.pixelsOf(viewer, guid));
      return { colors, proposed: proposed ?? null };
    },

    mailWayBack: createWayBack(parts),

    async putListAway(viewer: Viewer, isPutAway: boolean): Promise<void> {
      requireAdmin(viewer);
      await updateFirstHour(platform.db, { isPutAway });
    },

    async readOpening(viewer: Viewer, language: Language): Promise<Opening> {
      requireAdmin(viewer);
      return opening.read(viewer, await findFirstHour(platform.db), language);
    },

    async open(actor: Actor, chosen: readonly string[]): Promise<void> {
      requireAdmin(actor.viewer);
      await opening.open(actor, await findFirstHour(platform.db), chosen);
    },
  };
}
