import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, inject, test } from 'vitest';
import type { z } from 'zod';
import { productLanguages as languages } from '#platform/contract/texts/language.ts';
import { resolveLanguage } from '#platform/contract/texts/localized.ts';
import { I18n } from '#platform/web/i18n/i18n.ts';
import { checkFieldValue, isEmptyValue } from './kit/contract/check-field-value.ts';
import { type FieldKind, type FieldSettings, fieldKindFolder, fieldKindPattern } from './kit/contract/field-kind.ts';
import type { QuestionKind } from './kit/contract/question-kind.ts';
import { FieldInput } from './kit/web/field-input.tsx';
import { fieldInputs } from './kit/web/field-inputs.ts';
import { FieldValue } from './kit/web/field-value.tsx';
import { fieldView } from './kit/web/field-views.ts';
import { FilesFieldContext } from './kit/web/files-field-context.ts';
import { type Finder, FindersContext } from './kit/web/finders-context.ts';

interface KindModule {
  default: FieldKind;
  schema(field: FieldSettings): z.ZodType;
}

/** What stands between questions answers nothing; question-conformance.test.tsx holds it to what it does do. */
const layout = Object.values(import.meta.glob<QuestionKind>('./*/question.ts', { eager: true, import: 'default' }))
  .filter(({ isLayout }) => isLayout)
  .map(({ kind }) => kind.name);

const kinds = Object.entries(import.meta.glob<KindModule>('./*/definition.ts', { eager: true }))
  .map(([path, module]) => ({ name: module.default.name, folder: path.split('/')[1], kind: module.default, module }))
  .filter(({ name }) => !layout.includes(name));

/** Kinds that forms alone ask by are drawn by their question. */
const hasInput = ({ uses }: FieldKind): boolean => uses.some((use) => use !== 'form');

const fieldOf = ({ name, example }: FieldKind): FieldSettings => ({ kind: name, options: [], ...example.field });

const check = ({ default: kind, schema }: KindModule, given: unknown) =>
  checkFieldValue(kind, fieldOf(kind), given, (value) => {
    const { success, data } = schema(fieldOf(kind)).safeParse(value);
    return { isRight: success, value: data };
  });

/** What a stranger may send for any kind. */
const strange: unknown[] = [
  0,
  -1,
  1e300,
  Number.NaN,
  true,
  '\0',
  '‮مرحبا',
  '👩‍👩‍👧',
  'x'.repeat(200_000),
  [],
  [null],
  [[]],
  [{}],
  {},
  { $lang: 5 },
  { $lang: { nl: 5 } },
  { $lang: { nl: { type: 'doc', content: 'x' } } },
  { start: 'x' },
  { address: 5 },
  [{ href: 5 }],
];

const textsIn = (language: (typeof languages)[number]) =>
  new I18n(language, { [language]: inject('messages')[language] });

const example = (kind: FieldKind): unknown => kind.example.value;

const finder: Finder = { key: 'test', find: async () => [], nameOf: async () => 'Naam' };

function Form({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <FindersContext value={{ person: finder, item: () => finder }}>
        <FilesFieldContext value={({ id, label }) => <input id={id} aria-label={String(label)} />}>
          {children}
        </FilesFieldContext>
      </FindersContext>
    </QueryClientProvider>
  );
}

describe.each(kinds)('the field kind $name', ({ name, folder, kind, module }) => {
  const { example } = kind;

  test('lies in the folder of its name', () => {
    expect([fieldKindFolder(name), fieldKindPattern.test(name)]).toEqual([folder, true]);
    expect(kind.uses.length).toBeGreaterThan(0);
    expect(kinds.filter((other) => other.kind.order === kind.order)).toHaveLength(1);
  });

  test('keeps its example as it is, also after it was stored as JSON', () => {
    expect(check(module, example.value)).toEqual({ value: example.value });
    expect(check(module, JSON.parse(JSON.stringify(example.value)))).toEqual({ value: example.value });
    expect(isEmptyValue(kind, example.value)).toBe(false);
  });

  test('takes nothing for nothing', () => {
    for (const nothing of [undefined, null, '', '  ', []]) expect(check(module, nothing)).toEqual({ value: null });
  });

  test('refuses or keeps whatever else is sent, and keeps the same a second time', () => {
    for (const given of strange) {
      const { value, fault } = check(module, given);
      if (fault !== undefined) expect(fault).toMatch(/^[a-z-]+$/);
      else expect(check(module, value)).toEqual({ value });
    }
  });

  test('has words for every fault that it finds by itself', () => {
    const faults = strange.flatMap((given) => check(module, given).fault ?? []);
    for (const language of languages) {
      for (const fault of faults) expect(textsIn(language).exists(`fields.faults.${fault}`)).toBe(true);
    }
  });

  test('reads as plain words in the languages that it has', () => {
    for (const words of Object.values(kind.texts(example.value, fieldOf(kind)))) {
      expect(words).not.toMatch(/\[object|undefined|^$/);
    }
  });

  test('is found again by what its filter says of it', () => {
    for (const word of kind.filter?.words(example.value, fieldOf(kind), 'Europe/Amsterdam') ?? []) {
      expect(kind.filter?.typed(word)).toBe(word);
    }
  });

  test('has a name for who chooses it, and for each way to ask', () => {
    const ways = kind.inputTypes.length > 1 ? kind.inputTypes.map((way) => `fields.ways.${way}`) : [];
    for (const language of languages) {
      for (const key of [`fields.kinds.${name}`, ...ways]) {
        expect([key, textsIn(language).exists(key)]).toEqual([key, true]);
      }
    }
  });
});

describe.each(kinds.filter(({ kind }) => hasInput(kind)))('who fills in $name', ({ name, kind }) => {
  const { example } = kind;

  test.each([...kind.inputTypes])('is asked for as %s, empty and filled in', async (inputType) => {
    await fieldInputs.preload([name]);
    expect(fieldInputs.get(name)?.kind).toBe(kind);
    for (const value of [null, example.value]) {
      const { container, unmount } = render(
        <Form>
          <FieldInput
            id="field"
            label="Wat vraagt u?"
            help="Uitleg"
            error={undefined}
            isRequired={false}
            field={fieldOf(kind)}
            options={fieldOf(kind).options.map((option) => ({ id: option.value, label: option.value }))}
            inputType={inputType}
            language="nl"
            value={value}
            onChange={() => undefined}
          />
        </Form>,
      );
      await waitFor(() => expect(container.innerHTML).toContain('Wat vraagt u?'));
      unmount();
    }
  });
});

describe.each(kinds.filter(({ kind }) => kind.uses.includes('item')))('what readers see of $name', ({ name, kind }) => {
  const draw = (value: unknown, isShort: boolean) =>
    render(<FieldValue field={fieldOf(kind)} value={value} isShort={isShort} />).container.textContent;

  test('is drawn by a view, whole and in a cell', () => {
    expect(fieldView(name)).toBeDefined();
    const shown = resolveLanguage(example(kind), 'nl', 'nl');
    for (const isShort of [true, false]) expect(draw(shown, isShort)).not.toMatch(/\[object|undefined/);
  });

  test('is nothing for a value of another kind, instead of a broken page', () => {
    for (const value of strange) expect(() => draw(value, false)).not.toThrow();
  });
});

test('a field of a kind that is gone draws nothing', () => {
  const { container } = render(
    <FieldInput
      id="field"
      label="Wat vraagt u?"
      help={undefined}
      error={undefined}
      isRequired={false}
      field={{ kind: 'gone', options: [] }}
      options={[]}
      language="nl"
      value={null}
      onChange={() => undefined}
    />,
  );
  expect(container.textContent).toBe('');
});
