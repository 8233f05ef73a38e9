import { expect, test } from 'vitest';
import { missingParts, providerDraft } from './provider-draft.ts';

const empty = providerDraft(undefined);
const filled = { ...empty, label: 'Werk', key: 'werk', issuer: 'https://login.example', clientId: 'plein' };

test.each([
  ['a new one', empty, true, ['label', 'key', 'issuer', 'clientId']],
  ['one of SAML', { ...empty, protocol: 'saml' as const }, true, ['label', 'key', 'metadata']],
  ['one that has its key', { ...filled, key: '' }, false, []],
  ['blanks', { ...filled, clientId: '  ' }, true, ['clientId']],
  ['all of it', filled, true, []],
])('%s', (_, draft, isNew, missing) => {
  expect(missingParts(draft, isNew)).toEqual(missing);
});
