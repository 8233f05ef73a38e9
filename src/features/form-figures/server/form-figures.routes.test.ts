import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { FormDocument, type FormDocumentInput } from '#features/forms/contract/form-document.ts';
import { buildForm } from '#features/forms/server/forms.factory.ts';
import { buildSubmissions } from '#features/submissions/server/submissions.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { FormCrossing } from '../contract/form-crossing.ts';
import type { FormFigures, QuestionFigure } from '../contract/form-figures.ts';
import type { OpenAnswers } from '../contract/open-answers.ts';

type Headers = Record<string, string>;
const now = new Date('2026-11-17T12:00:00Z');
let test: TestApp;
let admin: Headers;
let member: Headers;

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => now } });
  admin = await test.signInAs('Admin');
  member = await test.signInAs('Standard');
});
afterAll(() => test.close());

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148';
const option = (value: string) => ({ value, label: text(value) });
const survey: Partial<FormDocumentInput> = {
  fields: [
    {
      id: 'kade',
      kind: 'manyChoice',
      label: text('Wat wilt u doen?'),
      options: ['zwemmen', 'zitten'].map(option),
      settings: { hasOther: true },
    },
    { id: 'veilig', kind: 'scale', label: text('Hoe veilig?'), settings: { from: 1, to: 10 } },
    { id: 'stap2', kind: 'pageBreak', label: text('Wie bent u') },
    {
      id: 'eens',
      kind: 'matrix',
      label: text('Stellingen'),
      options: ['oneens', 'eens'].map(option),
      settings: { rows: [{ value: 'autovrij', label: text('Autovrij') }] },
    },
    { id: 'volg', kind: 'ranking', label: text('Volgorde'), options: ['trap', 'boom'].map(option) },
    { id: 'adres', kind: 'address', label: text('Adres'), settings: { asks: 'postcode' } },
    { id: 'open', kind: 'longText', label: text('Nog iets?') },
    {
      id: 'ziek',
      kind: 'choice',
      label: text('Bent u ziek?'),
      options: ['ja', 'nee'].map(option),
      personalData: 'special',
    },
  ],
};

const get = (url: string, headers: Headers = admin) => test.app.inject({ url, headers });
const call = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload: object = {}, headers: Headers = admin) =>
  test.app.inject({ method, url, payload, headers });
const figures = async (guid: string, version = '1', query = '') =>
  (await get(`/api/forms/${guid}/figures/${version}${query}`)).json<FormFigures>();
const questionOf = ({ questions }: FormFigures, field: string) =>
  questions.find((one) => one.field === field) as QuestionFigure;

/** Twelve people: eight want to swim, two of whom wrote something; ten are well and two are ill. */
const twelve = Array.from({ length: 12 }, (_, index) => ({
  kade: index < 8 ? ['zwemmen'] : index < 11 ? ['zitten', 'vissen'] : ['zitten'],
  veilig: index < 6 ? 4 : 8,
  eens: { autovrij: index < 9 ? 'eens' : 'oneens' },
  volg: index < 9 ? ['boom', 'trap'] : ['trap', 'boom'],
  adres: {
    postcode: index < 7 ? '1234 AB' : index < 9 ? '5678 CD' : '',
    houseNumber: '1',
    addition: '',
    street: '',
    town: '',
  },
  ...(index < 6 ? { open: `Antwoord ${index}` } : {}),
  ziek: index < 10 ? 'nee' : 'ja',
}));

async function filledForm(answers: object[] = twelve) {
  const guid = await buildForm(test.services, { document: survey });
  await buildSubmissions(test.platform, guid, { answers, now });
  return guid;
}

describe('the figures of a form', () => {
  it('sum up each question in the form that fits it', async () => {
    const shown = await figures(await filledForm());
    expect(shown).toMatchObject({ number: 12, was: null, today: 12, version: 1 });
    const bars = questionOf(shown, 'kade').drawing;
    expect(bars.chart === 'bars' && bars.rows.map(({ label, role, number }) => [label, role, number])).toEqual([
      ['zwemmen', 'option', 8],
      ['zitten', 'option', 4],
      ['', 'other', 3],
    ]);
    expect(questionOf(shown, 'veilig').drawing).toMatchObject({ chart: 'columns', unit: 'scale', middle: 6 });
    expect(questionOf(shown, 'eens').drawing).toMatchObject({
      rows: [{ label: 'Autovrij', numbers: [3, 9], total: 12 }],
    });
    const ranking = questionOf(shown, 'volg').drawing;
    expect(ranking.chart === 'ranking' && ranking.rows.map(({ label, first }) => [label, first])).toEqual([
      ['boom', 9],
      ['trap', 3],
    ]);
    expect(questionOf(shown, 'adres').drawing).toMatchObject({
      rows: [{ postcode: '1234', number: 7 }],
      elsewhere: 2,
      unknown: 3,
    });
    expect(questionOf(shown, 'open')).toMatchObject({ number: 6, drawing: { chart: 'words', themes: [], loose: 6 } });
    expect(shown.days).toMatchObject({ unit: 'day', points: [{ from: '2026-11-17', number: 12 }] });
    expect(shown.times).toMatchObject({ middleSeconds: 120, number: 12 });
  });

  it('say nothing of fewer than five, and not which few have something special', async () => {
    const few = await figures(await filledForm(twelve.slice(0, 4)));
    expect(few).toMatchObject({ number: 4, questions: [], filters: [], times: null, funnel: null });
    const ill = questionOf(await figures(await filledForm()), 'ziek').drawing;
    expect(ill.chart === 'bars' && ill.rows.map(({ number, isFew }) => [number, isFew])).toEqual([
      [10, false],
      [0, true],
    ]);
  });

  it('look at a part by an answer, where neither the part nor the rest is a few', async () => {
    const guid = await filledForm([...twelve, ...twelve]);
    const whole = await figures(guid);
    expect(whole.filters.map(({ field, answers }) => [field, answers.map(({ value }) => value)])).toEqual([
      ['kade', ['zwemmen', 'zitten']],
      ['veilig', ['4', '8']],
    ]);
    const part = await figures(guid, '1', '?answerField=kade&answerValue=zwemmen');
    expect(part).toMatchObject({ number: 16, answered: { field: 'kade', value: 'zwemmen' }, funnel: null });
    const safe = await figures(guid, '1', '?answerField=veilig&answerValue=8');
    const swim = questionOf(safe, 'kade').drawing;
    // Four of them swim, which is too few to say.
    expect(swim.chart === 'bars' && swim.rows.map(({ value, number, isFew }) => [value, number, isFew])).toEqual([
      ['zitten', 8, false],
      ['zwemmen', 0, true],
      ['', 6, false],
    ]);
    expect((await figures(guid, '1', '?answerField=ziek&answerValue=ja')).answered).toBeNull();
  });

  it('compare a version with another, and leave out what was another question then', async () => {
    const guid = await filledForm();
    const actor = { viewer: system };
    const { sequence } = await test.services.forms.read(system, guid);
    const changed = FormDocument.parse({
      title: text('Melding'),
      fields: [
        { id: 'kade', kind: 'manyChoice', label: text('Wat?'), options: ['zwemmen', 'fietsen'].map(option) },
        { id: 'veilig', kind: 'longText', label: text('Hoe veilig?') },
      ],
    });
    const saved = await test.services.forms.saveDraft(actor, guid, { document: changed, sequence });
    await test.services.forms.publish(actor, guid, { sequence: saved.sequence, note: '' });
    const answers = Array.from({ length: 10 }, () => ({ kade: ['zwemmen', 'fietsen'], veilig: 'Best' }));
    await buildSubmissions(test.platform, guid, { answers, version: 2, now });
    const shown = await figures(guid, '2', '?beside=1');
    expect(shown).toMatchObject({ number: 10, was: 12, beside: { version: 1 } });
    const bars = questionOf(shown, 'kade').drawing;
    expect(bars.chart === 'bars' && bars.rows.map(({ value, was, isNew }) => [value, was, isNew])).toEqual([
      ['zwemmen', 8, false],
      ['fietsen', null, true],
    ]);
    expect(shown.unfit).toEqual([{ label: 'Hoe veilig?', version: 1, kind: 'scale' }]);
    // Of all versions together those twelve marks of a scale are no words.
    expect(questionOf(await figures(guid, 'all'), 'kade').number).toBe(22);
    expect((await figures(guid, '2', '?beside=before&period=week')).beside).toEqual({ before: true });
  });

  it('show when it was sent, where people point at and what words come back', async () => {
    const guid = await buildForm(test.services, {
      document: {
        fields: [
          { id: 'plek', kind: 'place', label: text('Waar?') },
          { id: 'open', kind: 'longText', label: text('Wat?') },
        ],
      },
    });
    const answers = Array.from({ length: 12 }, (_, index) => ({
      plek: index < 8 ? { address: '', latitude: 51.6231, longitude: 3.7214 } : { address: 'Kade 1' },
      open: index < 6 ? 'Meer bankjes voor de ouderen, en bankjes' : 'Ik weet het niet',
    }));
    await buildSubmissions(test.platform, guid, { answers, now });
    const shown = await figures(guid);
    // Twelve o'clock by Greenwich is one in the afternoon here, on a Tuesday.
    expect(shown.hours).toEqual([{ weekday: 2, hour: 13, number: 12 }]);
    expect(questionOf(shown, 'plek').drawing).toMatchObject({
      rows: [],
      unknown: 4,
      plan: { cells: [{ name: 'A1', number: 8 }], elsewhere: 0 },
    });
    expect(questionOf(shown, 'open').drawing).toMatchObject({
      words: [
        { word: 'bankjes', number: 6 },
        { word: 'ouderen', number: 6 },
        { word: 'weet', number: 6 },
      ],
    });
  });

  it('are for admins, of a form and a version that exist', async () => {
    const guid = await filledForm();
    const url = `/api/forms/${guid}/figures/1`;
    expect((await get(url, {})).statusCode).toBe(401);
    expect((await get(url, member)).statusCode).toBe(404);
    expect((await get(`/api/forms/${randomUUID()}/figures/all`)).statusCode).toBe(404);
    expect((await get(`/api/forms/${guid}/figures/2`)).statusCode).toBe(404);
    expect((await get(`/api/forms/${guid}/figures/last`)).statusCode).toBe(400);
    expect((await get(`${url}?period=century`)).statusCode).toBe(400);
  });
});

describe('two questions against each other', () => {
  const crossing = (guid: string, query: string, headers: Headers = admin) =>
    get(`/api/forms/${guid}/figures/1/crossing?${query}`, headers);
  // Thirty people: of the twenty who swim fifteen feel safe, of the ten who sit all do not.
  const thirty = Array.from({ length: 30 }, (_, index) => ({
    kade: [index < 20 ? 'zwemmen' : 'zitten'],
    veilig: index < 15 ? 8 : 4,
    ziek: 'nee',
  }));

  it('tells what who answered one thing answered to the other', async () => {
    const guid = await filledForm(thirty);
    expect((await figures(guid)).crossable).toEqual([
      { field: 'kade', label: 'Wat wilt u doen?' },
      { field: 'veilig', label: 'Hoe veilig?' },
    ]);
    const { rows, number } = (await crossing(guid, 'rows=kade&columns=veilig')).json<FormCrossing>();
    expect(number).toBe(30);
    expect(rows.map(({ label, number: people, cells }) => [label, people, cells[3]?.number, cells[7]?.number])).toEqual(
      [
        ['zwemmen', 20, 5, 15],
        ['zitten', 10, 10, 0],
      ],
    );
  });

  it('does not tell of a few, nor what would give them away', async () => {
    const few = thirty.map((one, index) => (index < 3 ? { ...one, veilig: 4 } : one));
    const guid = await filledForm(few.filter((_, index) => index < 18 || index > 20));
    const { rows } = (await crossing(guid, 'rows=kade&columns=veilig')).json<FormCrossing>();
    const told = rows.flatMap(({ cells }) => cells).filter(({ isHidden, number }) => !isHidden && number > 0);
    expect(told.every(({ number }) => number >= 5)).toBe(true);
  });

  it('is for who deals with the form, of two questions that can be', async () => {
    const guid = await filledForm(thirty);
    const query = 'rows=kade&columns=veilig';
    expect((await crossing(guid, query, {})).statusCode).toBe(401);
    expect((await crossing(guid, query, member)).statusCode).toBe(404);
    expect((await crossing(randomUUID(), query)).statusCode).toBe(404);
    expect((await crossing(guid, 'rows=kade&columns=kade')).statusCode).toBe(404);
    expect((await crossing(guid, 'rows=kade&columns=open')).statusCode).toBe(404);
    expect((await crossing(guid, 'rows=kade&columns=ziek')).statusCode).toBe(404);
    expect((await crossing(guid, 'rows=kade')).statusCode).toBe(400);
  });
});

describe('how far a form is filled in', () => {
  const count = (guid: string, mark: string, userAgent = phone) =>
    call('POST', `/api/forms/${guid}/steps`, { version: 1, mark }, { 'user-agent': userAgent });

  it('is counted by step, of browsers and not of robots', async () => {
    const guid = await filledForm();
    for (let index = 0; index < 6; index++) expect((await count(guid, 'begun')).statusCode).toBe(204);
    for (let index = 0; index < 5; index++) await count(guid, 'left:veilig');
    await count(guid, 'stap2');
    await count(guid, 'begun', 'Googlebot/2.1');
    const { funnel } = await figures(guid);
    expect(funnel?.steps.map(({ id, label, number }) => [id, label, number])).toEqual([
      ['begun', '', 6],
      ['stap2', 'Wie bent u', 1],
      ['check', '', 0],
      ['sent', '', 0],
    ]);
    expect(funnel?.leftAt).toEqual([{ field: 'veilig', label: 'Hoe veilig?', number: 5 }]);
    expect(funnel?.devices).toContainEqual({ device: 'phone', number: 6 });
    expect((await count(guid, 'stap9')).statusCode).toBe(400);
    expect((await count(randomUUID(), 'begun')).statusCode).toBe(404);
  });

  it('is not counted of who asks not to be followed, nor of who manages the site unless that is chosen', async () => {
    const guid = await filledForm();
    const begin = (headers: Headers) =>
      call('POST', `/api/forms/${guid}/steps`, { version: 1, mark: 'begun' }, { 'user-agent': phone, ...headers });
    const begun = async () => (await figures(guid)).funnel?.steps[0]?.number ?? 0;
    for (const headers of [{}, { dnt: '1' }, { 'sec-gpc': '1' }, admin, member])
      expect((await begin(headers)).statusCode).toBe(204);
    for (let index = 0; index < 2; index++) await begin({});
    // Fewer than five are not told.
    expect(await begun()).toBe(0);
    await test.services.settings.save(system, 'countStaff', true);
    await begin(admin);
    await test.services.settings.save(system, 'countStaff', false);
    expect(await begun()).toBe(5);
  });

  it('tells how long people are at a step, of five or more', async () => {
    const guid = await filledForm();
    const reach = (mark: string, step: string, seconds: number) =>
      call('POST', `/api/forms/${guid}/steps`, { version: 1, mark, spent: { step, seconds } }, { 'user-agent': phone });
    for (let index = 0; index < 6; index++) await count(guid, 'begun');
    for (let index = 0; index < 5; index++) await reach('stap2', 'first', 22);
    for (let index = 0; index < 4; index++) await reach('check', 'stap2', 100);
    // Somebody had lunch.
    await reach('check', 'stap2', 7200);
    const { funnel } = await figures(guid);
    expect(funnel?.steps.map(({ id, middleSeconds }) => [id, middleSeconds])).toEqual([
      ['begun', 25],
      ['stap2', null],
      ['check', null],
      ['sent', null],
    ]);
    expect((await reach('check', 'nergens', 5)).statusCode).toBe(400);
    expect((await reach('check', 'stap2', -1)).statusCode).toBe(400);
  });
});

describe('themes of an open question', () => {
  it('are made, filled, counted, renamed and deleted', async () => {
    const guid = await filledForm();
    const url = `/api/forms/${guid}/themes/open`;
    const { guid: theme } = (await call('POST', url, { name: 'Geluid' })).json<{ guid: string }>();
    expect((await call('POST', url, { name: 'geluid' })).statusCode).toBe(409);
    const read = async (more = '') =>
      (await get(`/api/forms/${guid}/figures/1/answers?field=open${more}`)).json<OpenAnswers>();
    const { answers, totalNumberOfItems } = await read();
    expect([totalNumberOfItems, answers[0]?.text]).toEqual([6, 'Antwoord 5']);
    const submissionGuid = answers[0]?.submissionGuid;
    expect((await call('PUT', url, { submissionGuid, themeGuids: [theme] })).statusCode).toBe(204);
    expect((await read(`&theme=${theme}`)).answers.map(({ text: words }) => words)).toEqual(['Antwoord 5']);
    expect((await read('&theme=none')).totalNumberOfItems).toBe(5);
    expect(questionOf(await figures(guid), 'open').drawing).toMatchObject({
      themes: [{ guid: theme, name: 'Geluid', number: 1 }],
      loose: 5,
    });
    expect((await call('PUT', `/api/formthemes/${theme}`, { name: 'Lawaai' })).statusCode).toBe(204);
    expect((await read()).themes).toMatchObject([{ name: 'Lawaai', number: 1 }]);
    expect((await call('PUT', url, { submissionGuid: randomUUID(), themeGuids: [theme] })).statusCode).toBe(404);
    expect((await call('DELETE', `/api/formthemes/${theme}`)).statusCode).toBe(204);
    expect((await read()).themes).toEqual([]);
    expect((await call('DELETE', `/api/formthemes/${theme}`)).statusCode).toBe(404);
  });

  it('are not of what people wrote about themselves, nor of a question that is not open', async () => {
    const guid = await filledForm();
    expect((await get(`/api/forms/${guid}/figures/1/answers?field=ziek`)).statusCode).toBe(404);
    expect((await call('POST', `/api/forms/${guid}/themes/veilig`, { name: 'Geluid' })).statusCode).toBe(404);
    expect((await call('POST', `/api/forms/${guid}/themes/open`, { name: ' ' })).statusCode).toBe(400);
    expect((await call('POST', `/api/forms/${guid}/themes/open`, { name: 'Geluid' }, member)).statusCode).toBe(404);
  });
});

describe('the sums of the night', () => {
  it('are there before anybody looks, and go with what they were made of', async () => {
    const guid = await filledForm();
    await test.services.formFigures.keepSums();
    const { db } = test.platform;
    const changes = await db.selectFrom('form_sum_change').select('version').where('form_guid', '=', guid).execute();
    expect(changes).toEqual([]);
    const kept = async () =>
      JSON.stringify(await db.selectFrom('form_day_sum').selectAll().where('form_guid', '=', guid).execute());
    expect(await kept()).toContain('zwemmen');
    expect(await kept()).not.toContain('Antwoord');
    await db.updateTable('form_submission').set({ answers: '{}' }).where('form_guid', '=', guid).execute();
    await test.services.formFigures.keepSums();
    expect(await kept()).not.toContain('zwemmen');
  });

  it('are made of the others when a form lies in the trash', async () => {
    const [thrown, kept] = [await filledForm(), await filledForm()];
    expect((await call('DELETE', `/api/forms/${thrown}`)).statusCode).toBeLessThan(300);
    await test.services.formFigures.keepSums();
    const { db } = test.platform;
    const summed = await db.selectFrom('form_day_sum').select('form_guid').distinct().execute();
    expect(summed.map((row) => row.form_guid)).toContain(kept);
    expect(summed.map((row) => row.form_guid)).not.toContain(thrown);
  });
});
