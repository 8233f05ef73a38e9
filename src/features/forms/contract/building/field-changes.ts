import { defaultLanguage } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { InnerField } from '../form-document.ts';

/** What is other of a question than it was, as a text under `forms.build.differs` with its values. */
export interface FieldChange {
  code: string;
  values: Readonly<Record<string, string>>;
}

interface Choice {
  value: string;
  label: StoredText;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const plain = (code: string): FieldChange => ({ code, values: {} });
const named = (code: string, names: readonly string[]): FieldChange[] =>
  names.length === 0 ? [] : [{ code, values: { names: names.map((name) => `‘${name}’`).join(', ') } }];

/** Of a list of choices what came, what went, what is called otherwise, and whether the rest stands in another order. */
function choiceChanges(
  kind: 'options' | 'rows',
  before: readonly Choice[],
  after: readonly Choice[],
  language: string,
) {
  const wordsOf = ({ value, label }: Choice) => pickLanguage(label, language, defaultLanguage)?.value || value;
  const was = new Map(before.map((choice) => [choice.value, choice]));
  const is = new Map(after.map((choice) => [choice.value, choice]));
  const order = (choices: readonly Choice[], others: ReadonlyMap<string, Choice>) =>
    choices.map(({ value }) => value).filter((value) => others.has(value));
  return [
    ...named(`${kind}.added`, after.filter(({ value }) => !was.has(value)).map(wordsOf)),
    ...named(`${kind}.removed`, before.filter(({ value }) => !is.has(value)).map(wordsOf)),
    ...after.flatMap((choice): FieldChange[] => {
      const old = was.get(choice.value);
      if (old === undefined || isSame(old.label, choice.label)) return [];
      const [from, to] = [wordsOf(old), wordsOf(choice)];
      return from === to
        ? [{ code: `${kind}.translated`, values: { to } }]
        : [{ code: `${kind}.renamed`, values: { from, to } }];
    }),
    ...(isSame(order(before, is), order(after, was)) ? [] : [plain(`${kind}.moved`)]),
  ];
}

const rowsOf = ({ settings }: InnerField): Choice[] => {
  const { rows } = settings as { rows?: Choice[] };
  return Array.isArray(rows) ? rows : [];
};

/** A scale is known by its two ends; what their words are is said by itself. */
function scaleChanges(before: InnerField, after: InnerField): FieldChange[] {
  const ends = ({ settings }: InnerField) => {
    const { from, to } = settings as { from?: unknown; to?: unknown };
    return typeof from === 'number' && typeof to === 'number' ? { from: String(from), to: String(to) } : undefined;
  };
  const [was, is] = [ends(before), ends(after)];
  if (was === undefined || is === undefined || isSame(was, is)) return [];
  return [{ code: 'scale', values: { ...is, wasFrom: was.from, wasTo: was.to } }];
}

const otherSettings = ({ settings }: InnerField) => {
  const { rows: _rows, from: _from, to: _to, ...rest } = settings as Record<string, unknown>;
  return rest;
};

/** What is other of one question, in words: beside the name, which is shown as it was and as it is. */
export function fieldChanges(before: InnerField, after: InnerField, language: string): FieldChange[] {
  if (before.kind !== after.kind) return [plain('kind')];
  return [
    ...(before.isRequired === after.isRequired ? [] : [plain(after.isRequired ? 'required' : 'optional')]),
    ...choiceChanges('options', before.options, after.options, language),
    ...choiceChanges('rows', rowsOf(before), rowsOf(after), language),
    ...scaleChanges(before, after),
    ...(isSame(otherSettings(before), otherSettings(after)) ? [] : [plain('settings')]),
    ...(isSame(before.help, after.help) ? [] : [plain('help')]),
    ...(isSame(before.condition, after.condition) ? [] : [plain('condition')]),
    ...(before.personalData === after.personalData ? [] : [plain('privacy')]),
  ];
}
