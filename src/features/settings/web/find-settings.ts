import { type ConnectionName, connectionNames } from '#features/connections/contract/connection.ts';
import type { Translate } from '#platform/web/i18n/i18n.ts';
import { type SettingKey, settingKeys } from '../contract/setting-fields.ts';
import type { SettingWords } from './use-setting-words.ts';

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Whether a text has all the words that were typed; none has nothing. */
function askedFor(typed: string): (text: string) => boolean {
  const parts = plain(typed).split(/\s+/).filter(Boolean);
  return (text) => parts.length > 0 && parts.every((part) => plain(text).includes(part));
}

/** The servers of others that have all these words: they stand among the settings, and are looked for there. */
export const findConnections = (typed: string, t: Translate): ConnectionName[] =>
  connectionNames.filter((name) =>
    askedFor(typed)(
      [t(`connections.${name}.title`), t(`connections.${name}.help`), t(`connections.${name}.words`)].join(' '),
    ),
  );

/** Which settings have all these words, in their name, sentence, key, ordinary words or value. What is named so comes first. */
export function findSettings(
  typed: string,
  words: Pick<SettingWords, 'name' | 'help' | 'otherWords' | 'value'>,
  values: Readonly<Record<string, unknown>>,
): SettingKey[] {
  const isIn = askedFor(typed);
  const found = settingKeys.filter((key) =>
    isIn([words.name(key), words.help(key), key, words.otherWords(key), words.value(key, values[key])].join(' ')),
  );
  const isNamed = (key: SettingKey): boolean => isIn(words.name(key));
  return [...found.filter(isNamed), ...found.filter((key) => !isNamed(key))];
}
