import { type SettingKey, settingKeys } from '../contract/setting-fields.ts';
import type { SettingWords } from './use-setting-words.ts';

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Which settings have all these words, in their name, sentence, key, ordinary words or value. What is named so comes first. */
export function findSettings(
  typed: string,
  words: Pick<SettingWords, 'name' | 'help' | 'otherWords' | 'value'>,
  values: Readonly<Record<string, unknown>>,
): SettingKey[] {
  const parts = plain(typed).split(/\s+/).filter(Boolean);
  if (parts.length === 0) return [];
  const isIn = (text: string): boolean => parts.every((part) => plain(text).includes(part));
  const found = settingKeys.filter((key) =>
    isIn([words.name(key), words.help(key), key, words.otherWords(key), words.value(key, values[key])].join(' ')),
  );
  const isNamed = (key: SettingKey): boolean => isIn(words.name(key));
  return [...found.filter(isNamed), ...found.filter((key) => !isNamed(key))];
}
