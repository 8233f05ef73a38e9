import { languageStates } from '#features/translation/contract/languages-of.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { KnownOfChecks } from '../../contract/checks/known-of-checks.ts';
import type { PageDocument } from '../../contract/page.ts';
import { type PageEditing, subjectOfAudit } from '../page-editing.ts';
import type { PagesContext } from '../pages-context.ts';
import type { CheckedContent } from './document-checks.service.ts';

interface ChecksParts extends PagesContext {
  editing: PageEditing;
}

export type PageChecks = ReturnType<typeof createPageChecks>;

const subjectOf = (id: string) => ({ kind: 'page', id }) as const;

/** The checks of a page, for who may edit it and for what publishes it. */
export function createPageChecks({ platform, checks, editing }: ChecksParts) {
  const contentOf = async (document: PageDocument): Promise<CheckedContent> => ({
    document,
    translations: languageStates(document, (await platform.locale()).languages),
  });

  async function readChecks(viewer: Viewer, id: string): Promise<KnownOfChecks> {
    const { document } = await editing.readForEditing(viewer, id);
    return checks.known(subjectOf(id), document);
  }

  return {
    readChecks,

    async setFindingAside(actor: Actor, id: string, said: { key: string; isAside: boolean }) {
      const { document: seen } = await editing.readForEditing(actor.viewer, id);
      const dead = await checks.deadIn(seen);
      await editing.change(actor, id, async ({ trx, page, signature }) => {
        const content = await contentOf(page.document);
        const subject = { ...subjectOf(id), name: subjectOfAudit(id, page.document).name };
        return checks.setAside(trx, { ...content, ...said, ...signature, actor, subject, dead });
      });
      return readChecks(actor.viewer, id);
    },

    /** Refuses a version in which something stands that the platform does not publish; `along` are published with it. */
    requirePublishable: async (
      db: PlatformDb,
      { id, version, along }: { id: string; version: PageDocument; along?: ReadonlySet<string> | undefined },
    ): Promise<void> => checks.requirePublishable(db, { ...(await contentOf(version)), subject: subjectOf(id), along }),
  };
}
