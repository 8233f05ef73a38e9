import type { BackupFailure } from '#features/backups/contract/backup-failure.ts';
import { failureTexts } from '#features/backups/server/failure-words.service.ts';
import { formatNumber, type ProductLanguage } from '#platform/contract/texts/language.ts';
import { shownValues } from '../../contract/health-values.ts';
import type { HealthLine } from '../../contract/installation.ts';
import en from '../../messages/en.admin.json' with { type: 'json' };
import nl from '../../messages/nl.admin.json' with { type: 'json' };

/** As they stand on the screen, so that both say the same. */
const ownTexts = { nl: nl.installation, en: en.installation };

type Values = HealthLine['values'] | BackupFailure['values'];
type Words = Readonly<Record<string, unknown>>;

const below = (words: unknown, name: string): unknown =>
  typeof words === 'object' && words !== null ? (words as Words)[name] : undefined;

/** Of a text that is counted, the form that its language has for the number. */
function formOf(words: unknown, name: string, { count }: { count?: unknown }, language: ProductLanguage): string {
  const forms = typeof count === 'number' ? [`${name}_${new Intl.PluralRules(language).select(count)}`, name] : [name];
  const found = forms.map((form) => below(words, form)).find((text) => typeof text === 'string');
  return typeof found === 'string' ? found : '';
}

const fill = (text: string, values: Values, language: ProductLanguage): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? formatNumber(value, language) : String(value ?? '');
  });

export interface HealthWords {
  part: string;
  state: string;
  reason: string;
  /** What to do about it. */
  todo: string;
}

/** One line of health in the words of the screen. */
export function healthWords(line: HealthLine, language: ProductLanguage): HealthWords {
  const texts = ownTexts[language];
  const failures: Words = failureTexts[language];
  const values = shownValues(
    (key, given) => fill(String(failures[key.split('.').at(-1) ?? ''] ?? ''), given, language),
    line,
  );
  const said = (words: unknown) =>
    fill(formOf(below(words, line.part), line.reason, values, language), values, language);
  return {
    part: texts.part[line.part],
    state: texts.state[line.state],
    reason: said(texts.reason),
    todo: said(texts.todo),
  };
}
