import type { Actor } from '#features/audit/server/audit.service.ts';
import { conflict } from '#platform/contract/errors.ts';
import type { Language } from '#platform/contract/language.ts';
import type { WorkingCopy } from '../contract/working-copy.ts';
import { changedMeanwhile, type PageEditing, subjectOfAudit } from './page-editing.ts';
import type { PageWriting } from './page-writing.ts';
import type { PagesContext } from './pages-context.ts';

interface TranslationParts extends PagesContext {
  editing: PageEditing;
  writing: PageWriting;
}

export const createPageTranslation = ({ translation, audit, editing, writing }: TranslationParts) => ({
  /** Nobody waits for a lock while another machine thinks: who wrote meanwhile wins, and the translation is asked again. */
  async translate(actor: Actor, id: string, language: Language): Promise<WorkingCopy> {
    const { sequence, document } = await editing.readForEditing(actor.viewer, id);
    if (translation === undefined) throw conflict('no-provider');
    const translated = await translation.translate(document, language);
    await editing.change(actor, id, async (edited) => {
      if (edited.page.sequence !== sequence) throw changedMeanwhile(edited.page.sequence);
      await writing.save(edited, translated);
      await audit.record(edited.trx, actor, {
        action: 'page.translated',
        subject: subjectOfAudit(id, document),
        details: { language },
      });
    });
    return editing.workingCopy(actor.viewer, id);
  },
});
