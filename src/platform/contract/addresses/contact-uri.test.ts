import { expect, it } from 'vitest';
import { contactUri } from './contact-uri.ts';

it.each([
  ['veilig@voorbeeld.nl', 'mailto:veilig@voorbeeld.nl'],
  ['a+b?c@voorbeeld.nl', 'mailto:a%2Bb%3Fc@voorbeeld.nl'],
  ['+31 20 1234567', 'tel:+31-20-1234567'],
  ['https://voorbeeld.nl/melden', 'https://voorbeeld.nl/melden'],
  ['https://voorbeeld.nl/één', 'https://voorbeeld.nl/%C3%A9%C3%A9n'],
])('%s is reached at %s', (text, uri) => expect(contactUri(text)).toBe(uri));

it.each([
  '',
  'veilig',
  'http://voorbeeld.nl',
  'javascript:alert(1)',
  'https://',
  'https://wie:wat@voorbeeld.nl',
  'https://voorbeeld.nl\nContact: mailto:kwaad@elders.nl',
  'veilig@voorbeeld.nl\r\nExpires: 1970',
  '020 1234567',
])('%j reaches nobody', (text) => expect(contactUri(text)).toBeUndefined());
