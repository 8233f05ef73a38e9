import type { Language } from '#platform/contract/texts/language.ts';
import { lacksLanguage } from '#platform/server/lacks-language.ts';
import type { Platform } from '#platform/server/platform.ts';

/** How many items are not there in a language. */
export const createItemLanguagesService = ({ platform: { db } }: { platform: Platform }) => ({
  async countWithout(language: Language): Promise<number> {
    const { count } = await db
      .selectFrom('item')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('deleted_at', 'is', null)
      .where(lacksLanguage('item.title', language))
      .executeTakeFirstOrThrow();
    return Number(count);
  },
});
