import { formatNumber, type Language } from '#platform/contract/texts/language.ts';

export type SortOrder = 'ascending' | 'descending';

interface Writing {
  /** A number, whole. */
  number: RegExp;
  groups: string;
  decimal: string;
}

const withComma: Writing = { number: /^-?(\d{1,3}(\.\d{3})+|\d+)(,\d+)?$/, groups: '.', decimal: ',' };
const withPoint: Writing = { number: /^-?(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/, groups: ',', decimal: '.' };

/** How a language writes numbers. */
const writingOf = (language: Language): Writing => (formatNumber(0.5, language).includes(',') ? withComma : withPoint);

/** A cell that is a number to a reader: "€ 1.250,50", "12 %", "−3". Nothing when it is words. */
export function numberIn(cell: string, language: Language): number | undefined {
  const { number, groups, decimal } = writingOf(language);
  const bare = cell.replace(/[€$£%\s]/g, '').replace(/^[−–]/, '-');
  return number.test(bare) ? Number(bare.replaceAll(groups, '').replace(decimal, '.')) : undefined;
}

/** Rows in the order of one column: numbers by size, words by alphabet, empty cells always last. Equal ones keep their place. */
export function sortRows<Row>(
  rows: readonly Row[],
  cellOf: (row: Row) => string,
  order: SortOrder,
  language: Language,
): Row[] {
  const words = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const sign = order === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [first, second] = [cellOf(one).trim(), cellOf(other).trim()];
    if (first === '' || second === '') return Number(first === '') - Number(second === '');
    const [less, more] = [numberIn(first, language), numberIn(second, language)];
    if (less !== undefined && more !== undefined) return sign * (less - more);
    // Numbers before words, as in a telephone book.
    if (less !== undefined || more !== undefined) return less !== undefined ? -sign : sign;
    return sign * words.compare(first, second);
  });
}
