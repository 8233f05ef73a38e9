import { describe, expect, inject, test } from 'vitest';
import type { z } from 'zod';
import type { OptionField } from '#platform/contract/options/option-field.ts';
import { optionFields } from '#platform/contract/options/option-fields.ts';
import { productLanguages } from '#platform/contract/texts/language.ts';
import type { QuestionKind } from './kit/contract/question-kind.ts';

const modules = import.meta.glob<{ default: QuestionKind; settings(): z.ZodObject }>('./*/question.ts', {
  eager: true,
});
const kinds = Object.values(modules).map(({ default: question, settings }) => ({
  name: question.kind.name,
  question,
  schema: settings(),
  fields: optionFields(settings()),
}));
const withSettings = kinds.filter(({ fields }) => fields.length > 0);

/** The keys of the words that the builder shows for these fields. A number speaks for itself. */
function wordsFor(fields: readonly OptionField[], branch: string): string[] {
  return fields.flatMap((field) => {
    if (field.kind === 'key') return [];
    const key = `${branch}.${field.name}`;
    const values = field.kind === 'choice' || field.kind === 'choices' ? field.values : [];
    const inner = field.kind === 'list' || field.kind === 'object' ? wordsFor(field.fields, `${key}.fields`) : [];
    return [
      `${key}.label`,
      ...values.filter((value) => typeof value === 'string').map((value) => `${key}.values.${value}`),
      ...inner,
    ];
  });
}

const wordsAt = (texts: unknown, key: string): unknown =>
  key.split('.').reduce<unknown>((branch, part) => (branch as Record<string, unknown> | undefined)?.[part], texts);

/** What somebody could send in the place of a setting. */
const hostile: unknown[] = [
  -1e15,
  1e15,
  1.5e-9,
  'x'.repeat(5000),
  '<script>alert(1)</script>\0',
  [],
  Array.from({ length: 500 }, () => ({ value: 'a', label: { $lang: {} } })),
  { $lang: { nl: 'x'.repeat(200_000) } },
  { __proto__: null, constructor: 'x' },
  () => 1,
];

describe.each(withSettings)('what can be set of $name', ({ name, question, schema, fields }) => {
  test('has a field in the builder', () => {
    expect(fields.filter(({ kind }) => kind === 'other').map((field) => field.name)).toEqual([]);
  });

  test.each(productLanguages)('has words in %s', (language) => {
    const texts = inject('messages')[language];
    const missing = wordsFor(fields, `fields.settings.${name}`).filter(
      (key) => typeof wordsAt(texts, key) !== 'string',
    );
    expect(missing).toEqual([]);
  });

  test('names only settings that it has', () => {
    const names = fields.map((field) => field.name);
    expect(question.limits?.filter((limit) => !names.includes(limit)) ?? []).toEqual([]);
  });

  test('asks for something of each setting somewhere', () => {
    const choices = fields.flatMap((field) =>
      field.kind === 'choice' ? field.values.map((value) => ({ [field.name]: value })) : [],
    );
    const ways = [{}, ...choices].map((way) => ({ ...(question.defaults as object), ...way }));
    const idle = fields.filter(({ name: setting }) => ways.every((way) => question.isIdle?.(setting, way) === true));
    expect(idle).toEqual([]);
  });

  test('refuses what is no good, and keeps nothing that it does not know', () => {
    for (const { name: setting } of fields) {
      for (const value of hostile) {
        const read = schema.safeParse({ [setting]: value });
        if (!read.success) continue;
        // What it took is small and plain, and reads back the same.
        const kept = JSON.stringify(read.data);
        expect(kept.length, `${setting} ${String(value).slice(0, 20)}`).toBeLessThan(10_000);
        expect(schema.parse(JSON.parse(kept))).toEqual(read.data);
      }
    }
    expect(Object.keys(schema.parse({ hacked: true }) as object)).not.toContain('hacked');
  });
});

test('what has nothing to set says so by itself', () => {
  expect(
    kinds.filter(({ fields }) => fields.length === 0).map(({ question }) => question.limits ?? []),
  ).not.toContainEqual(expect.arrayContaining([expect.anything()]));
});
