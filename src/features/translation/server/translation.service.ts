import type { SettingsService } from '#features/settings/server/settings.service.ts';
import { badInput, conflict } from '#platform/contract/calls/errors.ts';
import { sourceFingerprint, textFingerprint } from '#platform/contract/texts/fingerprint.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { knownTranslations } from '../contract/known-translations.ts';
import type { Translated } from '../contract/languages-of.ts';
import { changedTexts, type StoredLanguages } from '../contract/stored-texts.ts';
import { noteTexts, pairOf } from '../contract/text-notes.ts';
import type { TextToTranslate, TranslatedText } from '../contract/translated-text.ts';
import { sourceTexts, withTranslatedTexts } from '../contract/translated-texts.ts';
import type { TranslationProvider } from './translation-provider.ts';

interface TranslationParts {
  settings: Pick<SettingsService, 'all'>;
  provider: TranslationProvider | undefined;
}

export type TranslationService = ReturnType<typeof createTranslationService>;

/** Automatic translation, whose result is a draft until a person has read it (product.md §1.10). */
export function createTranslationService({ settings, provider }: TranslationParts) {
  const isWanted = async () => (await settings.all()).showAutoTranslate;

  async function requireProvider(language: Language): Promise<TranslationProvider> {
    if (language === defaultLanguage) {
      throw badInput([{ path: 'body.language', code: 'source-language', message: language }]);
    }
    if (provider === undefined) throw conflict('no-provider');
    if (!(await isWanted())) throw conflict('translation-off');
    return provider;
  }

  return {
    /** §3 `showAutoTranslate`, and somebody who can do it. */
    isOffered: async (): Promise<boolean> => provider !== undefined && (await isWanted()),

    /** Refuses what could not be done anyway; answers how many texts there are to translate. */
    async requireOffered(document: Translated, language: Language): Promise<number> {
      await requireProvider(language);
      return sourceTexts(document).length;
    },

    /** One text, for who asked; it is theirs to do something with. */
    async translateText({ language, text }: TextToTranslate): Promise<TranslatedText> {
      const able = await requireProvider(language);
      const stored: StoredLanguages = { $lang: { [defaultLanguage]: text } };
      const texts = await able.translate(sourceTexts(stored), defaultLanguage, language);
      // What has no words for a translator, such as markup, stays as it is.
      const translated = withTranslatedTexts(stored, language, texts).$lang[language] ?? text;
      return { text: translated as TranslatedText['text'] };
    },

    async translate<T extends Translated>(
      document: T,
      language: Language,
      onProgress?: (done: number) => Promise<void>,
    ): Promise<T> {
      const able = await requireProvider(language);
      const texts = await able.translate(sourceTexts(document), defaultLanguage, language, onProgress);
      const state = { status: 'draft' as const, basedOn: sourceFingerprint(document), isAutomatic: true };
      const translated = withTranslatedTexts(document, language, texts);
      const notes = noteTexts(knownTranslations(document));
      for (const { before, after } of changedTexts(document, translated)) {
        const isNew = before !== undefined && textFingerprint(before.$lang[language]) !== pairOf(after, language).text;
        if (isNew) notes.set(language, pairOf(after, language), 'unread');
      }
      const noted = notes.result();
      return { ...translated, translations: { ...noted, [language]: { ...noted[language], ...state } } };
    },
  };
}
