import type { LongWork } from '#features/tasks/contract/long-work.ts';
import type { DoWork } from '#features/tasks/server/long-work.service.ts';
import type { TextToTranslate, TranslatedText } from '#features/translation/contract/translated-text.ts';
import { conflict } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Actor } from '#platform/server/actor.ts';
import { pageAudit } from '../contract/pages.audit.ts';
import { changedMeanwhile, type PageEditing, subjectOfAudit } from './page-editing.ts';
import type { PageWriting } from './page-writing.ts';
import type { PagesContext } from './pages-context.ts';
import { translatePageWork } from './translate-page-work.ts';

interface TranslationParts extends PagesContext {
  editing: PageEditing;
  writing: PageWriting;
}

/** What the job needs to know; the page is read when it begins, so that a later try translates what is there then. */
export interface PageToTranslate {
  pageId: string;
  language: Language;
}

/** What became of it: how many texts it wrote, and how many someone had written or read, which it left. */
interface PageTranslated extends PageToTranslate {
  translated: number;
  left: number;
}

/** Another machine may think for minutes, so nobody waits for it: it is asked for, and the draft comes when it is there. */
export const createPageTranslation = ({
  platform,
  translation,
  askWork,
  audit,
  editing,
  writing,
}: TranslationParts) => ({
  async askTranslation(actor: Actor, id: string, language: Language): Promise<LongWork & { left: number }> {
    const { document } = await editing.readForEditing(actor.viewer, id);
    if (translation === undefined || askWork === undefined) throw conflict('no-provider');
    const { total, left } = await translation.requireOffered(document, language);
    const input: PageToTranslate = { pageId: id, language };
    const asked = { kind: translatePageWork, input, total };
    return { ...(await platform.transaction((trx) => askWork(trx, actor, asked))), left };
  },

  async translateText(viewer: Viewer, id: string, asked: TextToTranslate): Promise<TranslatedText> {
    await editing.readForEditing(viewer, id);
    if (translation === undefined) throw conflict('no-provider');
    return translation.translateText(asked);
  },

  /** The job's work: all of it or nothing. No lock is held meanwhile: who wrote wins, and it is translated again. */
  translate: (async (actor, { pageId, language }, { progress }) => {
    const { sequence, document } = await editing.readForEditing(actor.viewer, pageId);
    if (translation === undefined) throw conflict('no-provider');
    const draft = await translation.translate(document, language, (done) => progress(done));
    const { translated, left } = draft;
    const result = { pageId, language, translated, left };
    if (translated === 0) return result;
    await editing.change(actor, pageId, async (edited) => {
      if (edited.page.sequence !== sequence) throw changedMeanwhile(edited.page.sequence);
      await writing.save(edited, draft.document);
      await audit.record(edited.trx, actor, {
        action: pageAudit.translated,
        subject: subjectOfAudit(pageId, document),
        details: { language, translated, left },
      });
    });
    return result;
  }) satisfies DoWork<PageToTranslate, PageTranslated>,
});
