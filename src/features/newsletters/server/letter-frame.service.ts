import type { MailService } from '#features/mail/server/mail.service.ts';
import type { SettingsService } from '#features/settings/server/settings.service.ts';
import { isProductLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import type { LetterFrame } from '../contract/letter-mail.ts';
import en from '../messages/en.mail.json' with { type: 'json' };
import nl from '../messages/nl.mail.json' with { type: 'json' };

const own = { nl, en };

interface FrameParts {
  settings: Pick<SettingsService, 'all'>;
  mail: Pick<MailService, 'origin' | 'shippedTexts'>;
}

type WordsOfLetter = typeof nl.newsletterMail;

/** Around the words of a letter: whose it is, in which colours, and how to stop. */
export const createLetterFrames = ({ settings, mail }: FrameParts) => ({
  wordsIn(language: Language): WordsOfLetter {
    if (isProductLanguage(language)) return own[language].newsletterMail;
    const shipped = mail.shippedTexts[language] as typeof nl | undefined;
    return (shipped ?? nl).newsletterMail;
  },

  async frameIn(language: Language): Promise<LetterFrame> {
    const [{ platformName, colorScheme, faviconLogo }, origin] = await Promise.all([settings.all(), mail.origin()]);
    const { readOnSite, stop } = this.wordsIn(language);
    return {
      language,
      platformName,
      primaryColor: colorScheme.primary,
      origin,
      logo: faviconLogo === '' ? null : faviconLogo,
      words: { readOnSite, stop },
    };
  },
});

export type LetterFrames = ReturnType<typeof createLetterFrames>;

export const dayText = (moment: Date, language: Language, timeZone: TimeZone, isEvent = false): string =>
  new Intl.DateTimeFormat(language, {
    ...(isEvent ? { weekday: 'long' as const } : { year: 'numeric' as const }),
    day: 'numeric',
    month: 'long',
    timeZone,
  }).format(moment);
