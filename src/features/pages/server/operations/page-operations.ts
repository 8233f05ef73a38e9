import { languageStates } from '#features/translation/contract/languages-of.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { LanguageState } from '#platform/contract/texts/translation.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { LiveNews } from '#platform/server/live/live-channel.ts';
import type { LogRange } from '../../contract/operations/operation-row.ts';
import type { NewOperation } from '../../contract/operations/operation-schema.ts';
import type { PageDocument } from '../../contract/page.ts';
import { type EditedPage, type PageEditing, stateOf } from '../page-editing.ts';
import type { PageWriting } from '../page-writing.ts';
import type { PagesContext } from '../pages-context.ts';
import type { WritablePage } from '../pages-writing.repository.ts';
import { createDocumentNews } from './document-news.service.ts';
import type { PageLog } from './page-log.ts';
import { findOperations } from './page-operations.repository.ts';
import { createOperationSending, type Sent } from './send-operations.ts';
import { createWorkOut } from './work-out-operations.ts';

interface OperationsParts extends PagesContext {
  editing: PageEditing;
  writing: PageWriting;
  log: PageLog;
}

export type PageOperations = ReturnType<typeof createPageOperations>;

/** Things that people do to a page, one by one (product.md §1.1): the server says of each whether it may, and in what order. */
export function createPageOperations(parts: OperationsParts) {
  const { platform, editing, log } = parts;
  const workOut = createWorkOut(parts);
  const news = createDocumentNews((id, after) => findOperations(platform.db, id, { after }));
  const send = createOperationSending({ platform, editing, log, workOut, recent: news.recent });
  const known = new WeakMap<PageDocument, { asked: string; states: LanguageState[] }>();

  /** Worked out once for all who ask: every text of the page is read for it. */
  function statesOf({ document, published, version }: WritablePage, languages: readonly Language[]): LanguageState[] {
    const asked = [version?.number, ...languages].join();
    const before = known.get(document);
    if (before?.asked === asked) return before.states;
    const states = languageStates(document, languages, published);
    known.set(document, { asked, states });
    return states;
  }

  return {
    mayFollow: editing.mayEditPage,

    /** Each that may be, one after another; within the transaction of who asked for it. */
    async perform(edited: EditedPage, actor: Actor, sent: readonly NewOperation[]) {
      const { change, refused } = await workOut(edited, actor, sent, new Map());
      const [done] = await log.saveAll(edited.trx, edited.page, change === undefined ? [] : [change]);
      return { saved: done?.saved ?? edited.page, logged: done?.logged ?? [], refused };
    },

    /** What was done since someone was told so far; all of it, because who may edit a page may see all that is on it. */
    async newsOf(viewer: Viewer, id: string, after: number | undefined): Promise<LiveNews | undefined> {
      const page = await editing.followedPage(viewer, id);
      return page && news.newsOf(stateOf(page), after);
    },

    async listOperations(viewer: Viewer, id: string, range: LogRange) {
      const page = await editing.readForEditing(viewer, id);
      const { languages } = await platform.locale();
      return {
        operations: await findOperations(platform.db, id, range),
        page: stateOf(page),
        translations: statesOf(page, languages),
      };
    },

    sendOperations: (actor: Actor, id: string, sent: Omit<Sent, 'actor'>) => send(id, { actor, ...sent }),
  };
}
