import { expect, it } from 'vitest';
import type { FieldError, Problem } from '#platform/contract/calls/errors.ts';
import { defaultI18n } from '#platform/web/i18n/use-translation.ts';
import { CallError } from '../api/call-error.ts';
import { refusalErrors } from './refusal-errors.ts';
import { refusalText } from './refusal-text.ts';

const t = defaultI18n.t;
const detail = 'Controleer de genoemde velden.';
const refusal = (...paths: string[]) =>
  new CallError(400, {
    type: 'about:blank',
    title: 'Niet goed',
    status: 400,
    code: 'bad-input',
    detail,
    correlationId: 'c-1',
    fields: paths.map((path) => ({ path, code: 'bad-value', message: '' })),
  });
const unstorable = (path: string, code: string) =>
  new CallError(400, { ...refusal().problem, fields: [{ path, code, message: '' }] } as Problem);
const known = ({ path }: FieldError) =>
  path.startsWith('body.title') ? { fieldId: 'title', message: 'Geef een titel.' } : undefined;

it.each([
  ['a field that the form knows', refusal('body.title'), [{ fieldId: 'title', message: 'Geef een titel.' }]],
  [
    'the same field twice',
    refusal('body.title', 'body.title.$lang.nl'),
    [{ fieldId: 'title', message: 'Geef een titel.' }],
  ],
  [
    'one that it does not know',
    refusal('body.title', 'body.icon', 'body.guid'),
    [{ fieldId: 'title', message: 'Geef een titel.' }, { message: detail }],
  ],
  ['no fields', refusal(), [{ message: detail }]],
  ['other words around it', new Error('Failed', { cause: refusal() }), [{ message: detail }]],
])('%s', (_, error, told) => {
  expect(refusalErrors(error, t, known)).toEqual(told);
});

it.each([
  ['bad-text', /^Deze tekst bevat een teken dat niet bewaard kan worden\./],
  ['no-language', /^Deze tekst is ingevuld voor iets wat geen taal is\./],
])('says in every form what no field can hold, at the field: %s', (code, words) => {
  const message = expect.stringMatching(words);
  expect(refusalErrors(unstorable('body.title.$lang.nl', code), t, known)).toEqual([{ fieldId: 'title', message }]);
  expect(refusalErrors(unstorable('body', code), t, known)).toEqual([{ message }]);
  expect(refusalText(unstorable('body.name', code), t)).toEqual(message);
});

it('says in the form’s own words what the form knows better', () => {
  const own = { 'bad-input': 'Open het item opnieuw.' };
  expect(refusalErrors(refusal(), t, known, own)).toEqual([{ message: 'Open het item opnieuw.' }]);
});

it('says that nobody answered', () => {
  expect(refusalErrors(new CallError(0, undefined, { cause: new TypeError('Failed to fetch') }), t, known)).toEqual([
    { message: 'Er is geen verbinding. Controleer uw internetverbinding en probeer het opnieuw.' },
  ]);
});
