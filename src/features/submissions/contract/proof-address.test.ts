import { describe, expect, it } from 'vitest';
import { FormDocument } from '#features/forms/contract/form-document.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { proofAddress, proofAddressFault } from './proof-address.ts';

const document = FormDocument.parse({
  title: text('Melding'),
  fields: [
    { id: 'naam', kind: 'text' },
    { id: 'mail', kind: 'email' },
    { id: 'werk', kind: 'email' },
  ],
});

describe('the address that is proven', () => {
  it.each([
    [
      'what was typed for it',
      { _email: [' noor@post.example '] },
      { mail: 'anders@post.example' },
      'noor@post.example',
    ],
    ['nothing, when it was emptied', { _email: [''] }, { mail: 'anders@post.example' }, ''],
    [
      'the first e-mail address among the answers',
      {},
      { naam: 'Noor', werk: 'werk@post.example' },
      'werk@post.example',
    ],
    ['nothing, when none was given', {}, { naam: 'Noor' }, ''],
  ])('is %s', (_, posted, answers, expected) => {
    expect(proofAddress(document, posted, answers)).toBe(expected);
  });

  it.each([
    ['', 'missing'],
    ['noor', 'wrong'],
    [`${'x'.repeat(250)}@post.example`, 'wrong'],
    ['noor@post.example', undefined],
  ])('%s is %s', (address, fault) => {
    expect(proofAddressFault(address)).toBe(fault);
  });
});
