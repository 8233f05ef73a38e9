import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Restoration } from '../../contract/history/page-history.ts';
import type { PageDocument } from '../../contract/page.ts';
import { pageAudit } from '../../contract/pages.audit.ts';
import { findOperations } from '../operations/page-operations.repository.ts';
import type { PageOperations } from '../operations/page-operations.ts';
import { changedMeanwhile, type PageEditing, stateOf, subjectOfAudit } from '../page-editing.ts';
import type { PagesContext } from '../pages-context.ts';
import { requireRestored, restoredDetails, restoring } from './document-history.service.ts';
import type { createPageHistory } from './page-history.ts';
import type { createPageMoments } from './page-moments.ts';

interface RestoringParts extends PagesContext {
  editing: PageEditing;
  operations: Pick<PageOperations, 'perform'>;
  history: Pick<ReturnType<typeof createPageHistory>, 'readVersion'>;
  moments: Pick<ReturnType<typeof createPageMoments>, 'readMoment'>;
}

/** The way back to a version or to a moment between two, as things that are done to the page and can be taken back. */
export function createPageRestoring({ audit, editing, operations, history, moments }: RestoringParts) {
  const thenOf = async (viewer: Viewer, id: string, { kind, number }: Restoration): Promise<PageDocument> =>
    kind === 'version'
      ? (await history.readVersion(viewer, id, number, defaultLanguage)).document
      : (await moments.readMoment(viewer, id, number)).document;

  return {
    async restorePage(actor: Actor, id: string, asked: Restoration) {
      const then = await thenOf(actor.viewer, id, asked);
      const answer = await editing.change(actor, id, async (edited) => {
        const { page, trx } = edited;
        if (asked.base > page.sequence) throw changedMeanwhile(page.sequence);
        const since = await findOperations(trx, id, { after: asked.base });
        const sent = restoring(page.document, then, asked);
        const { saved, logged, refused } = await operations.perform(edited, actor, sent);
        requireRestored(refused);
        if (logged.length > 0) {
          const [moment] =
            asked.kind === 'moment' ? await findOperations(trx, id, { after: asked.number - 1, limit: 1 }) : [];
          await audit.record(trx, actor, {
            action: pageAudit.versionRestored,
            subject: subjectOfAudit(id, saved.document),
            details: restoredDetails(asked, moment?.at),
          });
        }
        return { saved, operations: [...since, ...logged] };
      });
      editing.hold(answer.saved);
      return { operations: answer.operations, page: stateOf(answer.saved) };
    },
  };
}
