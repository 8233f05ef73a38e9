import { conflict, notAllowed, notFound } from '#platform/contract/calls/errors.ts';
import type { Actor } from '#platform/server/actor.ts';
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
import type { PageScheduling } from '../plans/page-schedule.ts';

interface PutBackParts extends Pick<PagesContext, 'audit' | 'approval' | 'blocks' | 'clock'> {
  editing: PageEditing;
  writing: PageWriting;
  publication: PagePublication;
  log: PageLog;
  plan: PageScheduling['plan'];
}

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

  /** Only while readers have what that change gave them: what someone did since stands. */
  return (actor: Actor, guid: string, before: PageReaders): Promise<void> =>
    editing.change(actor, guid, async (edited) => {
      const { trx, touch, page } = edited;
      const { version, instead, plannedLanguages: languages } = before;
      if ((page.version?.number ?? null) !== instead) throw conflict('changed-meanwhile');
      const planned = { publishAt: toCome(before.publishAt), unpublishAt: toCome(before.unpublishAt), languages };
      const isPlan = planned.publishAt !== null || planned.unpublishAt !== null;
      // Who needs a yes has used it: an older version and an old plan have none any more.
      if ((version !== null || isPlan) && !(await approval.isFree(actor.viewer, guid))) {
        throw notAllowed('approval-needed');
      }
      if (version === null) await takeOff(actor, edited);
      else await giveVersion(actor, edited, version);
      // As the page stands by now: a plan is made of what readers do not have.
      if (isPlan) await editing.within(trx, touch, actor, guid, (again) => plan(actor, again, planned));
    });
}
