import { render } from '@testing-library/react';
import axe from 'axe-core';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, inject, test } from 'vitest';
import type { z } from 'zod';
import { productLanguages } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { I18n, type Texts } from '#platform/web/i18n/i18n.ts';
import { checkFieldValue } from './kit/contract/check-field-value.ts';
import type { FieldSettings } from './kit/contract/field-kind.ts';
import {
  type AskedField,
  type PostedFields,
  postedName,
  postedOf,
  questionCharts,
  questionGroups,
} from './kit/contract/question-kind.ts';
import { questionBook } from './kit/web/question-book.ts';
import { QuestionField } from './kit/web/question-field.tsx';
import type { QuestionFieldProps } from './kit/web/question-field-props.ts';
import { questionKinds } from './kit/web/question-fields.ts';

type Schema = (field: FieldSettings) => z.ZodType;
type SettingsSchema = () => z.ZodType;

const schemas = import.meta.glob<Schema>('./*/definition.ts', { eager: true, import: 'schema' });
const settingsSchemas = import.meta.glob<SettingsSchema>('./*/question.ts', { eager: true, import: 'settings' });
const languageTexts = import.meta.glob<Texts>('../languages/*/site.json', { eager: true, import: 'default' });

const folderOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const all = questionKinds.map((question) => ({ name: question.kind.name, question }));
const answered = all.filter(({ question }) => !question.isLayout && !question.holdsQuestions);
const filledIn = answered.filter(({ question }) => question.derive === undefined);

type Question = (typeof questionKinds)[number];

function fieldOf(question: Question): AskedField {
  const { kind } = question;
  const settings = { ...(question.defaults as object), ...(question.exampleSettings as object | undefined) };
  const { isTranslated: _, isListed: __, ...field } = kind.example.field ?? {};
  return { kind: kind.name, options: [], ...field, settings, ...question.fieldSettings?.(settings) };
}

const exampleOf = (question: Question): unknown => question.example ?? question.kind.example.value;

/** As a browser would have posted the example, below the name of the question. */
const postedExample = (question: Question, name = 'q1'): PostedFields =>
  Object.fromEntries(
    Object.entries(question.write(exampleOf(question), fieldOf(question))).map(([part, values]) => [
      postedName(name, part),
      values,
    ]),
  );

function checkOnServer(question: Question, given: unknown) {
  const field = fieldOf(question);
  return checkFieldValue(question.kind, field, given, (value) => {
    const { success, data } = (schemas[`./${folderOf(question.kind.name)}/definition.ts`] as Schema)(field).safeParse(
      value,
    );
    return { isRight: success, value: data };
  });
}

function propsOf(question: Question, given: Partial<QuestionFieldProps> = {}): QuestionFieldProps {
  const field = fieldOf(question);
  return {
    name: 'q1',
    id: 'field-q1',
    label: { value: 'Wat vraagt u?' },
    help: { value: 'Uitleg' },
    isRequired: true,
    error: undefined,
    field,
    options: field.options.map(({ value, label }) => ({
      value,
      label: (label && pickLanguage(label, 'nl', 'nl')) ?? { value },
    })),
    autoComplete: question.autocomplete?.[0],
    posted: {},
    ...given,
  };
}

const hostile: readonly PostedFields[] = [
  'x'.repeat(200_000),
  '\0\0\0',
  '\u202eمرحبا',
  '👩‍👩‍👧',
  '__proto__',
  '-1e999',
  '{"$lang":{}}',
  '<script>alert(1)</script>',
  "'; drop table form; --",
].flatMap((text) => [
  { q1: [text] },
  { q1: Array.from({ length: 5000 }, () => text.slice(0, 50)) },
  Object.fromEntries(
    ['from', 'until', 'other', 'postcode', 'houseNumber', 'town', 'groen', 'prijs', 'times', '__proto__'].map(
      (part) => [`q1.${part}`, [text, text]],
    ),
  ),
]);

describe.each(all)('the question $name', ({ name, question }) => {
  test('is one of the kinds that forms ask by, in a group of the palette, with an icon', async () => {
    expect([question.kind.uses.includes('form'), questionGroups.includes(question.group)]).toEqual([true, true]);
    const icons = Object.keys(import.meta.glob('/node_modules/lucide-react/dist/esm/icons/*.{js,mjs}'));
    expect(icons.some((path) => path.includes(`/${question.icon}.`))).toBe(true);
  });

  test('has its defaults in its schema too, and an example that its schema takes', () => {
    const schema = (settingsSchemas[`./${folderOf(name)}/question.ts`] as SettingsSchema)();
    expect(schema.parse({})).toEqual(question.defaults);
    expect(schema.parse(fieldOf(question).settings)).toEqual(fieldOf(question).settings);
    expect(schema.safeParse({ ...(question.defaults as object), min: 'x', rows: 'x', files: -1 }).data).not.toEqual(
      expect.objectContaining({ min: 'x' }),
    );
  });

  test('compares as its operators ask', () => {
    const { filter } = question.kind;
    const needsWords = question.operators.some((one) => one === 'oneOf' || one === 'noneOf');
    const needsOrder = question.operators.some((one) => one === 'atLeast' || one === 'atMost');
    expect([!needsWords || filter !== undefined, !needsOrder || filter?.order !== undefined]).toEqual([true, true]);
  });

  test('is drawn on the server by native fields, without style or script', () => {
    for (const posted of [{}, question.isLayout ? {} : postedExample(question)]) {
      const html = renderToString(<QuestionField {...propsOf(question, { posted, error: 'Dit klopt niet.' })} />);
      expect(html).not.toMatch(/ style=|<script|\[object|undefined/);
    }
  });

  test('gives every field a name below its own and a label', () => {
    const { container } = render(<QuestionField {...propsOf(question)} />);
    for (const field of container.querySelectorAll<HTMLInputElement>('input, select, textarea, button[name]')) {
      expect(field.name).toMatch(/^q1(\.|$)/);
      if (field.type === 'hidden' || field instanceof HTMLButtonElement) continue;
      const isNamed =
        (field.labels?.length ?? 0) > 0 || field.hasAttribute('aria-label') || field.hasAttribute('aria-labelledby');
      expect([field.name, isNamed]).toEqual([field.name, true]);
    }
  });
});

test.each(answered)('$name says how its answers are summed up, and where in an answer to look', ({ question }) => {
  expect(questionCharts).toContain(question.chart);
  const { chartPart } = question;
  if (chartPart !== undefined) expect(Object.keys(exampleOf(question) as object)).toContain(chartPart);
});

describe.each(filledIn)('who fills in $name', ({ name, question }) => {
  test('reads that it must be answered, what it is about and what is wrong', () => {
    if (name === 'hidden') return;
    const { container } = render(<QuestionField {...propsOf(question, { error: 'Dit klopt niet.' })} />);
    expect(container.textContent).toContain('Wat vraagt u?');
    expect(container.textContent).toContain('(verplicht)');
    const first = container.querySelector('#field-q1');
    expect(first?.matches('input, select, textarea')).toBe(true);
    expect(first?.getAttribute('aria-invalid')).toBe('true');
    const described = [first, ...container.querySelectorAll('fieldset')]
      .flatMap((one) => one?.getAttribute('aria-describedby')?.split(' ') ?? [])
      .map((id) => container.querySelector(`#${id}`)?.textContent);
    expect(described).toEqual(expect.arrayContaining(['Uitleg', 'Dit klopt niet.']));
    expect(described).not.toContain(undefined);
  });

  test('keeps what was typed before the script came', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    const element = <QuestionField {...propsOf(question)} />;
    place.innerHTML = renderToString(element);
    const posted = postedExample(question);
    const fields = [
      ...place.querySelectorAll<HTMLInputElement>('input:not([type="file"], [type="hidden"]), select, textarea'),
    ];
    for (const field of fields) {
      const given = posted[field.name]?.[0];
      if (field.type === 'radio' || field.type === 'checkbox')
        field.checked = posted[field.name]?.includes(field.value) ?? false;
      else if (given !== undefined) field.value = given;
    }
    const before = fields.map(({ checked, value }) => [checked, value]);
    const root = await act(async () => hydrateRoot(place, element));
    expect(fields.every((field) => field.isConnected)).toBe(true);
    expect(fields.map(({ checked, value }) => [checked, value])).toEqual(before);
    await act(async () => root.unmount());
    place.remove();
  });

  test('gets back what was answered, on both sides', () => {
    const given = question.read(postedOf(postedExample(question), 'q1'), fieldOf(question));
    expect(checkOnServer(question, given)).toEqual({ value: exampleOf(question) });
    expect(questionBook.check(fieldOf(question), given)).toEqual({ value: exampleOf(question) });
    const fault = question.fault?.(exampleOf(question), fieldOf(question), { today: '2026-11-17' });
    expect(fault).toBeUndefined();
  });

  test('finds it filled in when the form comes back', () => {
    const { container } = render(
      <form>
        <QuestionField {...propsOf(question, { posted: postedExample(question) })} />
      </form>,
    );
    const form = container.querySelector('form') as HTMLFormElement;
    const sent = [...new FormData(form)].filter(([, value]) => typeof value === 'string' && value !== '');
    const expected = Object.entries(postedExample(question)).flatMap(([key, values]) =>
      values.filter((value) => value !== '').map((value) => [key, value]),
    );
    expect(sent.map(String).sort()).toEqual(expected.map(String).sort());
  });

  test('can be answered with anything, and hears what is wrong in every language', () => {
    for (const posted of hostile) {
      const given = question.read(postedOf(posted, 'q1'), fieldOf(question));
      const checked = checkOnServer(question, given);
      expect(() => questionBook.check(fieldOf(question), given)).not.toThrow();
      const { value } = checked;
      const fault =
        checked.fault ??
        (value === null ? undefined : question.fault?.(value, fieldOf(question), { today: '2026-11-17' }));
      if (fault === undefined) {
        expect(JSON.stringify(value ?? '')).not.toContain('\\u0000');
        continue;
      }
      expectWords(question, fault);
    }
    expectWords(question, question.missing ?? 'required');
  });

  test('meets no barrier that axe knows', async () => {
    const { container } = render(
      <main>
        <QuestionField {...propsOf(question, { error: 'Dit klopt niet.', posted: postedExample(question) })} />
      </main>,
    );
    const { violations } = await axe.run(container, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});

function expectWords(question: Question, fault: string) {
  const values = question.faultValues?.(fieldOf(question));
  const texts = [
    ...productLanguages.map((language) => [language, inject('messages')[language]] as const),
    ...Object.entries(languageTexts).map(([path, own]) => [path.split('/')[2] ?? '', own] as const),
  ];
  expect(texts.length).toBe(4);
  for (const [language, own] of texts) {
    const words = new I18n(language as never, { [language]: own }).t(`fields.faults.${fault}`, values);
    expect([language, fault, words]).not.toEqual([language, fault, `fields.faults.${fault}`]);
    expect(words).not.toMatch(/\{\{|undefined|NaN/);
  }
}

test('a question of a kind that is gone draws nothing, and no answer to it is right', () => {
  const props = propsOf(questionKinds[0] as Question);
  const gone = { ...props, field: { ...props.field, kind: 'gone' } };
  expect(render(<QuestionField {...gone} />).container.textContent).toBe('');
  expect(questionBook.check(gone.field, 'x')).toEqual({ fault: 'wrong-kind' });
});
