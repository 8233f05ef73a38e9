import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { defaultLocale, type Language } from '#platform/contract/texts/language.ts';
import { PlatformLocaleContext } from '#platform/web/i18n/platform-locale.ts';
import { WordsField } from './words-field.tsx';

const on = (...languages: string[]) => ({ ...defaultLocale, languages: languages as Language[] });

test('asks for the words in each language of the platform, and keeps those of others', () => {
  const changes: unknown[] = [];
  render(
    <PlatformLocaleContext value={on('nl', 'de', 'ar')}>
      <WordsField
        label="Naam"
        isRequired
        value={{ nl: 'recept', en: 'recipe' }}
        onChange={(value) => changes.push(value)}
      />
    </PlatformLocaleContext>,
  );
  const fields = screen.getAllByRole('textbox') as HTMLInputElement[];
  expect(
    fields.map((field) => [field.value, field.required || field.getAttribute('aria-required') === 'true']),
  ).toEqual([
    ['recept', true],
    ['', false],
    ['', false],
  ]);
  const arabic = screen.getByLabelText(/^Naam, Arabisch/);
  expect(arabic.closest('[lang]')?.getAttribute('dir')).toBe('rtl');
  fireEvent.change(arabic, { target: { value: 'وصفة' } });
  expect(changes).toEqual([{ nl: 'recept', en: 'recipe', ar: 'وصفة' }]);
});

test('names no language where there is only one', () => {
  render(
    <PlatformLocaleContext value={on('nl')}>
      <WordsField label="Naam" value={{}} onChange={() => undefined} />
    </PlatformLocaleContext>,
  );
  expect(screen.getByRole('textbox').getAttribute('lang')).toBeNull();
  expect(screen.getByLabelText('Naam')).toBeTruthy();
});
