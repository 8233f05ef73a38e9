import { notAllowed } from '#platform/contract/calls/errors.ts';
import {
  audienceValue,
  type Decided,
  type DecisionsOf,
  outranks,
  type Settled,
  type Standing,
  settle,
} from '#platform/contract/rights/decisions.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { PageDocument, StoredBlock } from './page.ts';

/** Who decided what about a page and its blocks; blocks by guid, those that are gone too, for they may come back. */
export interface PageDecisions {
  page?: Decided<'page'>;
  blocks?: Record<string, Decided<'block'>>;
}

/** Where a page stands, besides what it says. */
export interface PageStanding {
  document: PageDocument;
  /** What readers have, or had last. */
  lastVersion: PageDocument | undefined;
  published: PageDocument | undefined;
  publishAt: Date | null;
  unpublishAt: Date | null;
  isDeleted: boolean;
  decisions: PageDecisions;
}

export const standingOnPage = (viewer: Viewer): Standing => (viewer.isContentManager ? 'manager' : 'editor');

const readersAndEditors = (document: PageDocument): DecisionsOf<'page'> => ({
  audience: audienceValue(document.visibility, document.roleIds),
  editing: audienceValue(document.editPermission, document.editRoles),
});

const ofBlock = ({ visibility, roleIds, period, addPermission, addRoles }: StoredBlock): DecisionsOf<'block'> => ({
  audience: audienceValue(visibility, roleIds),
  period: period.from === undefined && period.until === undefined ? '' : `${period.from ?? ''}/${period.until ?? ''}`,
  adding: audienceValue(addPermission, addRoles),
});

/** What is decided by writing this document in the place of that one; refuses who may not. */
export function decideDocument(
  standing: Standing,
  { before, after, decisions }: { before: PageDocument | undefined; after: PageDocument; decisions: PageDecisions },
): PageDecisions {
  const page = settle('page', standing, {
    before: before === undefined ? {} : readersAndEditors(before),
    after: readersAndEditors(after),
    decided: decisions.page ?? {},
  });
  if (page.refused.length > 0) throw notAllowed('audience-for-managers');
  const known = new Map(before?.buildingBlockInstances.map((block) => [block.guid.toLowerCase(), block]));
  const blocks = { ...decisions.blocks };
  for (const block of after.buildingBlockInstances) {
    const guid = block.guid.toLowerCase();
    const was = known.get(guid);
    const sides = { before: was === undefined ? {} : ofBlock(was), after: ofBlock(block), decided: blocks[guid] ?? {} };
    const { refused, decided } = settle('block', standing, sides);
    if (refused.length > 0) throw notAllowed('decided-by-editors');
    if (Object.keys(decided).length > 0) blocks[guid] = decided;
  }
  return { page: page.decided, blocks };
}

/** Readers get, or lose, what a manager prepared for others: that is theirs to do. */
function requirePrepared(standing: Standing, { document, lastVersion }: PageStanding): void {
  if (lastVersion === undefined) return;
  const sides = { before: readersAndEditors(lastVersion), after: readersAndEditors(document), decided: {} };
  if (settle('page', standing, sides).refused.length > 0) throw notAllowed('audience-for-managers');
}

const settlePage = (standing: Standing, page: PageStanding, after: DecisionsOf<'page'>): Settled<'page'> =>
  settle('page', standing, {
    before: {
      published: page.published !== undefined,
      trashed: page.isDeleted,
      appearsOn: page.publishAt?.toISOString() ?? null,
      endsOn: page.unpublishAt?.toISOString() ?? null,
    },
    after,
    decided: page.decisions.page ?? {},
  });

function decide(standing: Standing, page: PageStanding, after: DecisionsOf<'page'>): PageDecisions {
  const { refused, decided } = settlePage(standing, page, after);
  if (refused.length > 0) throw notAllowed('decided-by-editors');
  return { ...page.decisions, page: decided };
}

/** A plan to publish is done with when it is published. */
export function decidePublished(standing: Standing, page: PageStanding): PageDecisions {
  requirePrepared(standing, page);
  return decide(standing, page, { published: true, appearsOn: null });
}

/** The moment to go that someone with more right chose stays, for when it is published again. */
export function decideWithdrawn(
  standing: Standing,
  page: PageStanding,
): { decisions: PageDecisions; keepsEnd: boolean } {
  requirePrepared(standing, page);
  const { refused, decided } = settlePage(standing, page, { published: false, endsOn: null });
  // The end that a manager planned is theirs, also when someone else took the page off before it came.
  if (outranks(standing, decided.published?.as)) decided.published = { as: standing, value: false };
  return { decisions: { ...page.decisions, page: decided }, keepsEnd: refused.includes('endsOn') };
}

/** Nobody looks at what they planned when it happens, so what it will do is asked now too. */
export function decidePlanned(
  standing: Standing,
  page: PageStanding,
  { publishAt, unpublishAt }: { publishAt: Date | null; unpublishAt: Date | null },
): PageDecisions {
  if (publishAt !== null) {
    requirePrepared(standing, page);
    decide(standing, page, { published: true });
  }
  const planned = { appearsOn: publishAt?.toISOString() ?? null, endsOn: unpublishAt?.toISOString() ?? null };
  return decide(standing, page, planned);
}

export type PlanDecisions = Pick<Decided<'page'>, 'appearsOn' | 'endsOn'>;

/** A plan that is put back binds nobody whom it did not bind before, and with no more right than whoever puts it back has. */
export function asDecidedBefore(decisions: PageDecisions, before: PlanDecisions = {}): PageDecisions {
  const page = { ...decisions.page };
  for (const name of ['appearsOn', 'endsOn'] as const) {
    const [now, was] = [page[name], before[name]];
    if (now !== undefined && was !== undefined && outranks(now.as, was.as)) page[name] = { ...now, as: was.as };
  }
  return { ...decisions, page };
}

export const decideTrashed = (standing: Standing, page: PageStanding, trashed: boolean): PageDecisions =>
  decide(standing, page, { trashed });

/** With whose right a plan is carried out. */
export const plannedBy = ({ decisions }: Pick<PageStanding, 'decisions'>, plan: 'appearsOn' | 'endsOn'): Standing =>
  decisions.page?.[plan]?.as ?? 'editor';
