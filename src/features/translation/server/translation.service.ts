import type { SettingsService } from '#features/settings/server/settings.service.ts';
import { badInput, conflict } from '#platform/contract/calls/errors.ts';
import { sourceFingerprint } from '#platform/contract/texts/fingerprint.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { knownTranslations } from '../contract/known-translations.ts';
import { hasTexts, type Translated } from '../contract/languages-of.ts';
import { changedTexts, type StoredLanguages } from '../contract/stored-texts.ts';
import { noteTexts, pairOf } from '../contract/text-notes.ts';
import { textsForMachine } from '../contract/texts-for-machine.ts';
import type { TextToTranslate, TranslatedText } from '../contract/translated-text.ts';
import { sourceTexts, withTranslatedTexts } from '../contract/translated-texts.ts';
import type { TranslationProvider, TranslatorSource } from './translation-provider.ts';

interface TranslationParts {
  settings: Pick<SettingsService, 'all'>;
  provider: TranslatorSource;
}

export type TranslationService = ReturnType<typeof createTranslationService>;

/** Automatic translation, whose result is a draft until a person has read it (product.md §1.10). */
export function createTranslationService({ settings, provider }: TranslationParts) {
  const isWanted = async () => (await settings.all()).showAutoTranslate;

  async function requireProvider(language: Language): Promise<TranslationProvider> {
    if (language === defaultLanguage) {
      throw badInput([{ path: 'body.language', code: 'source-language', message: language }]);
    }
    const able = await provider.open();
    if (able === undefined) throw conflict('no-provider');
    if (!(await isWanted())) throw conflict('translation-off');
    return able;
  }

  return {
    /** §3 `showAutoTranslate`, and somebody who can do it. */
    isOffered: async (): Promise<boolean> => (await isWanted()) && provider.isThere(),

    /** Refuses what could not be done anyway; answers how many texts there are to translate, and how many stay. */
    async requireOffered(document: Translated, language: Language): Promise<{ total: number; left: number }> {
      await requireProvider(language);
      const { isMeant, left } = textsForMachine(document, language);
      return { total: sourceTexts(document, isMeant).length, left };
    },

    /** One Dutch word into English, whether or not texts may be translated: for who tries the translator. */
    async translateWord(word: string): Promise<string> {
      const able = await provider.open();
      if (able === undefined) throw conflict('no-provider');
      const [translated = ''] = await able.translate([word], defaultLanguage, 'en');
      return translated;
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

    /** What nobody wrote, and what it wrote itself and is outdated; the rest stays as it is. */
    async translate<T extends Translated>(
      document: T,
      language: Language,
      onProgress?: (done: number) => Promise<void>,
    ): Promise<Draft<T>> {
      const able = await requireProvider(language);
      const { isMeant, count, left } = textsForMachine(document, language);
      if (count === 0) return { document, translated: 0, left };
      const texts = await able.translate(sourceTexts(document, isMeant), defaultLanguage, language, onProgress);
      const translated = withTranslatedTexts(document, language, texts, isMeant);
      const notes = noteTexts(knownTranslations(document));
      for (const { before, after } of changedTexts(document, translated))
        if (before !== undefined && isMeant(before)) notes.set(language, pairOf(after, language), 'unread');
      const noted = notes.result();
      // A language that someone wrote in stays for readers: of what is new they get nothing that nobody read.
      const status = hasTexts(document, language) ? (noted[language]?.status ?? 'published') : 'draft';
      const state = { status, basedOn: sourceFingerprint(document), isAutomatic: true };
      const translations = { ...noted, [language]: { ...noted[language], ...state } };
      return { document: { ...translated, translations }, translated: count, left };
    },
  };
}

/** A document with what the translator wrote in it. */
interface Draft<T> {
  document: T;
  translated: number;
  /** Texts that someone wrote or read, which it left. */
  left: number;
}
