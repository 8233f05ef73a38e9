import type { Language } from '#platform/contract/texts/language.ts';
import { lacksLanguage } from '#platform/server/lacks-language.ts';
import type { Platform } from '#platform/server/platform.ts';

/** How many item types have no name in a language. */
export const createTypeLanguagesService = ({ platform: { db } }: { platform: Platform }) => ({
  async countWithout(language: Language): Promise<number> {
    const { count } = await db
      .selectFrom('item_type')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('deleted_at', 'is', null)
      .where(lacksLanguage('item_type.item_name', language))
      .executeTakeFirstOrThrow();
    return Number(count);
  },
});
