import { sourceFingerprint } from '#platform/contract/texts/fingerprint.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { Translation, Translations } from '#platform/contract/texts/translation.ts';
import { knownTranslations } from './known-translations.ts';
import { changedLanguages, contentIn } from './language-contents.ts';
import { hasTexts, type Translated, translatedLanguages } from './languages-of.ts';
import { presentTexts } from './note-translations.ts';
import { allRead, type Publication, publishLanguages, withTextsOf } from './publish-languages.ts';
import { isStoredText, storedTexts } from './stored-texts.ts';

export interface LanguageChoice {
  /** The translations that go along; without it those that are no drafts. */
  languages?: readonly Language[] | undefined;
  /** Readers keep the default language as they have it, with all blocks and options. */
  withoutSource?: boolean | undefined;
}

/** What readers get of what is written, in the languages that were chosen. */
export function publishChosen<T extends Translated>(
  written: T,
  published: T | undefined,
  { languages, withoutSource = false }: LanguageChoice,
): Publication<T> {
  const isAlone =
    withoutSource &&
    published !== undefined &&
    contentIn(written, defaultLanguage) !== contentIn(published, defaultLanguage);
  return isAlone
    ? publishTranslations(written, published, languages ?? [])
    : publishLanguages(written, published, languages);
}

/** The texts of these languages, put where readers' version has a place for them; the rest of it stays as it is. */
function publishTranslations<T extends Translated>(
  written: T,
  published: T,
  chosen: readonly Language[],
): Publication<T> {
  const notes = knownTranslations(written);
  const source = sourceFingerprint(written);
  const readers: Translations = { ...published.translations };
  const writers: Translations = { ...notes };
  let version = published;
  for (const language of chosen) {
    if (language === defaultLanguage) continue;
    // A text whose place is gone from what is written stays for readers until its place goes.
    version = withTextsOf(version, written, language, (_, other) => isStoredText(other));
    const state = notes[language];
    const statedIn = (document: T): Translation => ({
      status: 'published',
      basedOn: state?.basedOn ?? source,
      isAutomatic: false,
      texts: allRead(
        presentTexts(
          state?.texts ?? {},
          storedTexts(document).map(({ text }) => text),
          language,
        ),
      ),
    });
    if (hasTexts(version, language)) readers[language] = statedIn(version);
    else delete readers[language];
    if (hasTexts(written, language)) writers[language] = statedIn(written);
  }
  return { version: { ...version, translations: readers }, rest: { ...written, translations: writers } };
}

/** The languages that go along by this choice. */
export function languagesAlong(written: Translated, { languages, withoutSource = false }: LanguageChoice): Language[] {
  const notes = knownTranslations(written);
  const translations =
    languages ?? translatedLanguages(written).filter((language) => notes[language]?.status !== 'draft');
  const source: Language[] = withoutSource ? [] : [defaultLanguage];
  return [...new Set([...source, ...translations])];
}

interface Asked<T> {
  written: T;
  published: T | undefined;
  /** The languages that someone said yes to as they are written. */
  approved: readonly Language[];
}

/**
 * What goes along for who needs somebody's yes for each language that readers would get anew: what they named, or else all
 * that has a yes. Nothing when that is not allowed, or leaves nothing.
 */
export function approvedChoice<T extends Translated>(
  { written, published, approved }: Asked<T>,
  choice: LanguageChoice,
): LanguageChoice | undefined {
  const isNamed = choice.languages !== undefined || choice.withoutSource === true;
  const hasSource = approved.includes(defaultLanguage);
  // A translation is of something that readers have.
  if (published === undefined && !hasSource) return undefined;
  const changed = changedLanguages(written, published);
  // What says what readers have already goes along, so that nothing of it stays behind.
  const isFree = (language: Language) => approved.includes(language) || !changed.includes(language);
  const narrowed = isNamed
    ? choice
    : { languages: translatedLanguages(written, published).filter(isFree), withoutSource: !isFree(defaultLanguage) };
  const given = languagesAlong(written, narrowed).filter((language) => changed.includes(language));
  const isAllowed =
    given.every((language) => approved.includes(language)) && (given.length > 0 || changed.length === 0);
  return isAllowed ? narrowed : undefined;
}
