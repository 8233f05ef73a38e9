import type { Language } from '#platform/contract/texts/language.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { PageKind } from '../../contract/page.ts';
import { hasLanguage, knownPages } from './known-pages.repository.ts';

/** How many pages of these kinds are not there in a language, as the overview tells it of each. */
export const createPageLanguagesService = ({ platform: { db } }: { platform: Platform }) => ({
  async countWithout(language: Language, kinds: readonly PageKind[]): Promise<number> {
    const counts = await Promise.all(
      kinds.map((kind) =>
        db
          .selectFrom(knownPages(db, { kind }).as('known'))
          .select(({ fn }) => fn.countAll<string>().as('count'))
          .where(({ not }) => not(hasLanguage(language)))
          .executeTakeFirstOrThrow(),
      ),
    );
    return counts.reduce((sum, { count }) => sum + Number(count), 0);
  },
});
