import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { byteOrderMark, csvLine } from '#platform/contract/files/csv-line.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { CsvTarget, OfferedColumn, PlainColumn } from '../contract/csv/csv-columns.ts';
import en from '../messages/en.admin.json' with { type: 'json' };
import nl from '../messages/nl.admin.json' with { type: 'json' };

export interface SampleAsked {
  target: CsvTarget;
  itemTypeName: string;
  language: Language;
}

/** A file to fill in: all columns that are recognised, with two rows that show what is meant. */
export function csvSample(
  types: readonly ItemType[],
  { target, itemTypeName, language }: SampleAsked,
  offered: readonly OfferedColumn[],
): string {
  const words = (language === 'nl' ? nl : en).imports;
  const type = types.find(({ name }) => name === itemTypeName);
  const said = (text: OfferedColumn['label']) => (text && pickLanguage(text, language, defaultLanguage)?.value) ?? '';
  const headingOf = ({ id, label, language: own }: OfferedColumn): string => {
    const name = label === null ? words.columns[id.split('.')[0] as PlainColumn] : said(label);
    return own === null ? name : `${name} (${languageName(own, language)})`;
  };
  const cellsOf = (sample: Partial<Record<string, string>>) =>
    offered.map(({ id, language: own }) => {
      if (own !== null) return '';
      const field = type?.fields.find(({ key }) => `field:${key}` === id);
      const [option] = field?.options ?? [];
      return option === undefined ? (sample[id] ?? '') : said(option.label);
    });
  const { first, second } = words.sample[target];
  return byteOrderMark + [offered.map(headingOf), cellsOf(first), cellsOf(second)].map(csvLine).join('');
}
