import type { RichTextDocument } from '#platform/contract/texts/rich-text.ts';
import { calendarDay, startOfDay } from '#platform/contract/time/calendar-day.ts';
import { textsOfValue } from './field-text.ts';
import { type ItemField, type ItemValueOf, itemValueOf } from './item-field.ts';
import type { ItemFieldKind } from './item-field-kind.ts';

export type ConvertedField = Pick<ItemField, 'kind' | 'options' | 'isMany'>;

/** Without a value nothing of it could be kept; `isWhole` says whether all of it was. */
export interface Converted {
  value?: unknown;
  isWhole: boolean;
}

const lost: Converted = { isWhole: false };

/** What becomes of a value when its field changes. Never a guess: what does not plainly read as the new kind is left out. */
export function convertValue(value: unknown, from: ConvertedField, to: ConvertedField): Converted {
  const changed = from.kind === to.kind ? value : convertKind(value, from, to);
  if (changed === undefined) return lost;
  const kept = within(to, changed);
  if (kept === undefined || !itemValueOf[to.kind].safeParse(kept).success) return lost;
  return { value: kept, isWhole: !Array.isArray(changed) || (kept as unknown[]).length === changed.length };
}

/** Options that are gone, and more values than fit, cannot stay. */
function within(to: ConvertedField, value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const known = to.kind === 'choice' ? value.filter((one) => to.options.some((option) => option.value === one)) : value;
  const fitting = to.isMany ? known : known.slice(0, 1);
  return fitting.length === 0 ? undefined : fitting;
}

function convertKind(value: unknown, from: ConvertedField, to: ConvertedField): unknown {
  if (from.kind === 'file' && to.kind === 'image') return picturesOf(value as ItemValueOf<'file'>);
  if (from.kind === 'date' && to.kind === 'period') return { start: startOfDay(String(value)).toISOString() };
  if (from.kind === 'period' && to.kind === 'date')
    return calendarDay(new Date((value as ItemValueOf<'period'>).start));
  if (from.kind === 'choice' && to.kind !== 'text' && to.kind !== 'richText') {
    const [only, ...more] = value as ItemValueOf<'choice'>;
    return only === undefined || more.length > 0 ? undefined : fromTexts({ nl: only }, to);
  }
  return fromTexts(textsOfValue(from, value), to);
}

function picturesOf(files: ItemValueOf<'file'>): unknown {
  return files
    .filter(({ mediaType }) => mediaType.startsWith('image/'))
    .map(({ assetGuid }) => ({ imageGuid: assetGuid, alt: { $lang: {} } }));
}

const readers: Partial<Record<ItemFieldKind, (text: string, to: ConvertedField) => unknown>> = {
  number: readNumber,
  date: readDay,
  period: (text) => {
    const day = readDay(text);
    return day === undefined ? undefined : { start: startOfDay(day).toISOString() };
  },
  choice: (text, { options }) => {
    const words = text.toLowerCase();
    const option = options.find(
      ({ value, label }) =>
        value.toLowerCase() === words || Object.values(label.$lang).some((one) => one?.toLowerCase() === words),
    );
    return option && [option.value];
  },
  place: (text) => ({ address: text }),
  link: (text) => [{ label: { $lang: {} }, href: text }],
};

function fromTexts(texts: Record<string, string>, to: ConvertedField): unknown {
  const entries = Object.entries(texts);
  if (entries.length === 0) return undefined;
  if (to.kind === 'text') return { $lang: texts };
  if (to.kind === 'richText')
    return { $lang: Object.fromEntries(entries.map(([lang, text]) => [lang, written(text)])) };
  const text = (texts.nl ?? entries[0]?.[1] ?? '').trim();
  return readers[to.kind]?.(text, to);
}

const written = (text: string): RichTextDocument => ({
  type: 'doc',
  content: text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })),
});

/** As Dutch people write them: 1.250,50 and 12,5; and as machines do: 12.5. */
function readNumber(text: string): number | undefined {
  if (/^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  return /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}

/** 2026-11-17 and 17-11-2026; a day that is on no calendar is none. */
function readDay(text: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/.exec(text) ?? [];
  const iso = year === undefined ? text : `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return itemValueOf.date.safeParse(iso).success ? iso : undefined;
}
