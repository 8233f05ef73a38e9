import { describe, expect, it } from 'vitest';
import { FormDocument } from '#features/forms/contract/form-document.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { givenEmail, givenName } from './sender-of.ts';

const { fields } = FormDocument.parse({
  title: text('Melding'),
  fields: [
    { id: 'voor', kind: 'text', autocomplete: 'given-name' },
    { id: 'acht', kind: 'text', autocomplete: 'family-name' },
    { id: 'heel', kind: 'text', autocomplete: 'name' },
    { id: 'mail', kind: 'email' },
    { id: 'mail2', kind: 'email' },
  ],
});

describe('who sent it', () => {
  it.each([
    [{ heel: 'Jo Smit', voor: 'Jo' }, 'Jo Smit'],
    [{ voor: 'Jo', acht: 'Smit' }, 'Jo Smit'],
    [{ acht: ' Smit ' }, 'Smit'],
    [{ heel: 3 }, ''],
    [{}, ''],
  ])('by name: %j', (answers, name) => {
    expect(givenName({ fields }, answers)).toBe(name);
  });

  it.each([
    [{ mail: 'a@post.example', mail2: 'b@post.example' }, 'a@post.example'],
    [{ mail2: 'b@post.example' }, 'b@post.example'],
    [{ mail: '' }, null],
    [{}, null],
  ])('by address: %j', (answers, email) => {
    expect(givenEmail({ fields }, answers)).toBe(email);
  });
});
