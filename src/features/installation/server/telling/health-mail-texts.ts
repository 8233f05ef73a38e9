import type { TextsOfMail } from '#features/mail/contract/mail-texts.ts';
import { defaultLanguage, isProductLanguage, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { HealthLine } from '../../contract/installation.ts';
import en from '../../messages/en.admin.json' with { type: 'json' };
import nl from '../../messages/nl.admin.json' with { type: 'json' };
import { healthWords } from './health-words.ts';

const ownTexts = { nl: nl.installation.mail, en: en.installation.mail };

export const healthMailPath = '/admin/installation#health-mail';

/** Each part with what is the matter and what to do, in a language that the admin area is written in. */
export const healthMailTexts =
  (lines: readonly HealthLine[]): TextsOfMail =>
  (asked) => {
    const language = isProductLanguage(asked) ? asked : defaultLanguage;
    const words = ownTexts[language];
    const said = lines.map((line) => healthWords(line, language));
    return {
      language,
      texts: {
        subject: words.subject.replace('{{parts}}', said.map(({ part }) => part).join(', ')),
        heading: words.heading,
        paragraphs: [words.intro],
        sections: [
          {
            heading: words.needed,
            lines: said.map(({ part, state, reason, todo }) => ({
              words: `${part}: ${state}`,
              note: `${reason} ${todo}`,
              path: null,
            })),
          },
        ],
        button: words.button,
        after: [words.why],
        more: { label: words.choose, path: withLanguagePrefix(healthMailPath, language) },
      },
    };
  };
