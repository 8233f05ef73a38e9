import { conflict, notAllowed, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { PlatformTransaction, Touch } from '#platform/server/platform.ts';
import type { PageReaders } from '../../contract/overview/pages-change.ts';
import type { PageDocument } from '../../contract/page.ts';
import { decidePublished } from '../../contract/page-decisions.ts';
import { pageRightsChange } from '../../contract/page-rights.ts';
import { pageAudit } from '../../contract/pages.audit.ts';
import { findVersionRow } from '../history/page-history.repository.ts';
import type { PageLog } from '../operations/page-log.ts';
import { type EditedPage, type PageEditing, pageOfToday, subjectOfAudit } from '../page-editing.ts';
import type { PagePublication } from '../page-publication.ts';
import type { PageWriting } from '../page-writing.ts';
import type { PagesContext } from '../pages-context.ts';
import { saveDecisions } from '../pages-writing.repository.ts';
import { findEndedPlan, type PlanOfSomeone, planOf } from '../plans/ended-plans.repository.ts';
import type { PageScheduling } from '../plans/page-schedule.ts';
import { type Attempt, lockInOneOrder } from '../together/lock-in-one-order.ts';

interface PutBackParts extends Pick<PagesContext, 'audit' | 'approval' | 'blocks' | 'clock'> {
  editing: PageEditing;
  writing: PageWriting;
  publication: PagePublication;
  log: PageLog;
  plan: PageScheduling['plan'];
}

/** What readers had of a page, and what was planned of it. */
export type ReadersBefore = Omit<PageReaders, 'instead'>;

export type PutBack = ReturnType<typeof createPutBack>;

/** What readers had before several pages were published or taken off the site at once, given back page by page. */
export function createPutBack(parts: PutBackParts) {
  const { audit, approval, blocks, clock, editing, writing, publication, log, plan } = parts;

  async function versionOf({ trx, page }: EditedPage, number: number): Promise<PageDocument> {
    const row = await findVersionRow(trx, page.id, number);
    if (row === undefined) throw notFound();
    const { published } = await pageOfToday(trx, { ...page, published: row.document as PageDocument }, blocks);
    if (published === undefined) throw notFound();
    return published;
  }

  /** What is written stays as it is: it is what readers do not have again. */
  async function giveVersion(actor: Actor, edited: EditedPage, number: number): Promise<void> {
    const { trx, page, standing, signature } = edited;
    const document = await versionOf(edited, number);
    await saveDecisions(trx, page.id, decidePublished(standing, page));
    await publication.store(edited, { document, by: signature.by });
    const isWritten = page.published === undefined && !page.hasChanges;
    await log.save(edited, { document: page.document, stored: isWritten ? null : page.document });
    await audit.record(trx, actor, {
      action: pageAudit.published,
      subject: subjectOfAudit(page.id, document),
      details: { version: number, ...pageRightsChange(page.published, document) },
    });
  }

  async function takeOff(actor: Actor, edited: EditedPage): Promise<void> {
    const { trx, page } = edited;
    await writing.unpublishEdited(edited);
    const subject = subjectOfAudit(page.id, page.document);
    const details = { ...pageRightsChange(page.published, page.document) };
    await audit.record(trx, actor, { action: pageAudit.unpublished, subject, details });
  }

  const toCome = (moment: string | null | undefined): Date | null => {
    const at = moment ? new Date(moment) : null;
    return at !== null && at > clock.now() ? at : null;
  };

  const plannedIn = ({ publishAt, unpublishAt, plannedLanguages: languages }: ReadersBefore) => {
    const planned = { publishAt: toCome(publishAt), unpublishAt: toCome(unpublishAt), languages };
    return planned.publishAt === null && planned.unpublishAt === null ? undefined : planned;
  };

  /** Whose the plan was is known here and not asked of who puts it back; one that was never made, or made anew since, is not put back. */
  async function planBefore({ trx, page }: EditedPage, before: ReadersBefore): Promise<PlanOfSomeone> {
    const moments = (plan: Pick<ReadersBefore, 'publishAt' | 'unpublishAt'>) =>
      [plan.publishAt, plan.unpublishAt].map((moment) => (moment ? Date.parse(moment) : 0)).join();
    const plans = [planOf(page), await findEndedPlan(trx, page.id)];
    const known = plans.find((plan) => plan !== undefined && moments(plan) === moments(before));
    if (known === undefined) throw conflict('changed-meanwhile');
    return known;
  }

  /** Who needs a yes has used it: an older version and an old plan have none any more. */
  const mayPutBack = async (viewer: Viewer, guid: string, before: ReadersBefore): Promise<boolean> =>
    (before.version === null && plannedIn(before) === undefined) || (await approval.isFree(viewer, guid));

  /** Only while readers have what that change gave them: what someone did since stands. */
  async function giveBack(actor: Actor, edited: EditedPage, { instead, ...before }: PageReaders): Promise<void> {
    const { trx, touch, id, page } = edited;
    if ((page.version?.number ?? null) !== instead) throw conflict('changed-meanwhile');
    if (!(await mayPutBack(actor.viewer, id, before))) throw notAllowed('approval-needed');
    const planned = plannedIn(before);
    const of = planned && (await planBefore(edited, before));
    if (before.version === null) await takeOff(actor, edited);
    else await giveVersion(actor, edited, before.version);
    // As the page stands by now: a plan is made of what readers do not have.
    if (planned !== undefined) {
      await editing.within(trx, touch, actor, id, (again) => plan(actor, again, { ...planned, of }));
    }
  }

  return {
    mayPutBack,

    putBack: (actor: Actor, guid: string, readers: PageReaders): Promise<void> =>
      editing.change(actor, guid, (edited) => giveBack(actor, edited, readers)),

    /** Several at one moment, in the transaction of who asks for it; `attempt` does each, and hears why one is refused. */
    async putBackWithin(
      { trx, touch }: { trx: PlatformTransaction; touch: Touch },
      actor: Actor,
      wanted: readonly ({ guid: string } & PageReaders)[],
      attempt: Attempt,
    ): Promise<void> {
      for (const { guid, ...readers } of await lockInOneOrder(trx, wanted)) {
        await attempt(guid, () =>
          editing.within(trx, touch, actor, guid, (edited) => giveBack(actor, edited, readers)),
        );
      }
    },
  };
}
