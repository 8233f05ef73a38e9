import { describe, expect, it } from 'vitest';
import {
  AppError,
  badInput,
  badRequest,
  conflict,
  gone,
  notAllowed,
  notFound,
  signInNeeded,
  tooLarge,
  tooMany,
  unavailable,
  wrongOrigin,
} from '#platform/contract/calls/errors.ts';
import { isLanguage, productLanguages } from '#platform/contract/texts/language.ts';
import { asAppError, gatherErrorTexts, languageOfHeader, problemOf } from './problem.ts';

describe('asAppError', () => {
  it('leaves what we threw ourselves', () => {
    const error = notFound();
    expect(asAppError(error)).toBe(error);
  });

  it.each([
    ['too large a body', { code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 }, 413, 'too-large'],
    ['a body of another kind', { code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE', statusCode: 415 }, 415, 'wrong-media-type'],
    ['JSON that is none', { code: 'FST_ERR_CTP_INVALID_JSON_BODY', statusCode: 400 }, 400, 'bad-request'],
    ['too many calls', { statusCode: 429 }, 429, 'too-many-requests'],
    ['another refusal of Fastify', { statusCode: 414 }, 414, 'bad-request'],
    ['an error of a library', { statusCode: 502, message: 'upstream' }, 500, 'internal'],
    ['any error', new Error('password of the database'), 500, 'internal'],
    ['a text', 'boom', 500, 'internal'],
    ['nothing', undefined, 500, 'internal'],
  ])('%s', (_, thrown, status, code) => {
    expect(asAppError(thrown)).toMatchObject({ status, code });
  });

  it('reports what is our fault, with its cause, and not a caller’s mistake', () => {
    const cause = new Error('inner');
    expect(asAppError(cause)).toMatchObject({ report: true, cause });
    expect(asAppError({ statusCode: 400 }).report).toBe(false);
  });
});

const texts = gatherErrorTexts({ nl: [{ 'line-busy': { title: 'Bezet', detail: 'De lijn is bezet.' } }] });
const [nl, en] = [texts('nl'), texts('en')];

describe('problemOf', () => {
  it('has the words of a feature beside the general ones', () => {
    expect(problemOf(new AppError('line-busy', 409), nl, 'x')).toMatchObject({
      title: 'Bezet',
      detail: 'De lijn is bezet.',
    });
  });

  it('says what, where and under which number, in the language of the caller', () => {
    const fields = [{ path: 'body.email', code: 'invalid_format', message: 'Invalid email' }];
    expect(problemOf(badInput(fields), nl, 'abcd1234')).toEqual({
      type: 'about:blank',
      title: 'Niet alles is goed ingevuld',
      status: 400,
      code: 'bad-input',
      detail: 'Controleer de genoemde velden en probeer het opnieuw.',
      fields,
      correlationId: 'abcd1234',
    });
    expect(problemOf(badInput(fields), en, 'abcd1234').title).not.toBe('Niet alles is goed ingevuld');
  });

  it('fills in the numbers', () => {
    expect(problemOf(tooMany(42), nl, 'abcd1234').detail).toContain('42 seconden');
  });

  it('never tells what was wrong inside', () => {
    const problem = problemOf(asAppError(new Error('password of the database')), nl, 'abcd1234');
    expect(JSON.stringify(problem)).not.toContain('password');
  });

  it('has plain words for a code without words of its own', () => {
    expect(problemOf(new AppError('nobody-wrote-this', 409), nl, 'abcd1234')).toMatchObject({
      code: 'nobody-wrote-this',
      title: 'Onbegrijpelijk verzoek',
    });
    expect(problemOf(new AppError('nobody-wrote-this', 500), en, 'abcd1234').title).toBe(
      problemOf(new AppError('internal', 500), en, 'abcd1234').title,
    );
  });

  it.each([
    notFound(),
    gone(),
    signInNeeded(),
    notAllowed(),
    badInput([]),
    badRequest('bad-request'),
    conflict('conflict'),
    tooLarge(),
    wrongOrigin(),
    tooMany(1),
    unavailable(),
  ])('has words of its own for %s, in both languages', (error) => {
    const [dutch, english] = [problemOf(error, nl, 'x'), problemOf(error, en, 'x')];
    const unknown = problemOf(new AppError('nobody-wrote-this', error.status), nl, 'x');
    if (error.code !== 'bad-request') expect(dutch.title).not.toBe(unknown.title);
    expect(english.title).not.toBe(dutch.title);
    expect(`${dutch.detail}${english.detail}`).not.toMatch(/\{\{|^$/);
  });
});

describe('languageOfHeader (§9: nl unless asked otherwise)', () => {
  it.each([
    [undefined, 'nl'],
    ['', 'nl'],
    ['nl-NL,nl;q=0.9,en;q=0.8', 'nl'],
    ['en-GB,en;q=0.9,nl;q=0.8', 'en'],
    ['de-DE, en;q=0.7', 'en'],
    ['fr, nl;q=0.3', 'nl'],
    ['EN', 'en'],
    ['enm', 'nl'],
    ['*', 'nl'],
  ])('%j is %s', (header, language) => {
    expect(languageOfHeader(header, productLanguages)).toBe(language);
  });

  it('is one of those that there are', () => {
    const languages = ['nl', 'de', 'pt-BR'].filter(isLanguage);
    expect(languageOfHeader('de-AT, en;q=0.7', languages)).toBe('de');
    expect(languageOfHeader('pt-BR', languages)).toBe('pt-BR');
    expect(languageOfHeader('en', languages)).toBe('nl');
  });
});
