import { describe, expect, it } from 'vitest';
import { FormSettings } from '#features/forms/contract/form.ts';
import { formAvailability } from '#features/forms/contract/form-availability.ts';
import { checkForm } from '#features/forms/contract/form-checks.ts';
import { FormDocument } from '#features/forms/contract/form-document.ts';
import { isMarkOf } from '#features/submissions/contract/figures/step-mark.ts';
import { readAnswers } from '#features/submissions/server/form-filling.ts';
import { questionKinds } from '#field-kinds/kit/server/question-kinds.ts';
import { defaultTimeZone } from '#platform/contract/time/time-zone.ts';
import { demoDates } from '../content/demo-dates.ts';
import { formKeys } from './demo-form.ts';
import { demoForms } from './demo-forms.ts';
import { demoStepCounts } from './demo-step-counts.ts';
import { demoSubmissions } from './demo-submissions.ts';

const now = new Date('2026-11-17T10:00:00Z');
const dates = demoDates(now);
const forms = demoForms(dates);
const handlers = { admin: 'a', manager: 'm' };
const sentBy = (form: (typeof forms)[number], at = now) => demoSubmissions(form, demoDates(at), at, handlers);

it('has one of each, some hundreds of submissions between them', () => {
  expect(forms.map(({ key }) => key)).toEqual([...formKeys]);
  expect(forms.flatMap((form) => sentBy(form)).length).toBeGreaterThan(600);
});

describe.each(forms)('the form $key', (form) => {
  const versions = form.versions.map(({ document }) => FormDocument.parse(document));
  const settings = FormSettings.parse(form.settings);
  const sent = sentBy(form);

  it('can be filled in, with nothing to say about it', () => {
    expect(versions.flatMap((document) => checkForm(document, settings, questionKinds.named))).toEqual([]);
    expect(['open', 'close-future']).toContain(formAvailability(settings, now));
    expect(sent.length).toBeLessThan(settings.submissionLimit ?? 1000);
  });

  it('is in Dutch and in English', () => {
    const texts = JSON.stringify(versions).matchAll(/"\$lang":(\{[^}]*\})/g);
    const languages = [...texts].map(([, found = '{}']) => Object.keys(JSON.parse(found) as object).join());
    expect(languages.filter((found) => found !== '' && found !== 'nl,en')).toEqual([]);
  });

  it('was sent what it takes, of every version, in weeks that are past', () => {
    const faults = sent.flatMap(({ version, posted }) => {
      const document = versions[version - 1];
      return document === undefined ? [] : readAnswers(document, posted, defaultTimeZone).faults;
    });
    expect(faults).toEqual([]);
    expect([...new Set(sent.map(({ version }) => version))].toSorted()).toEqual(versions.map((_, index) => index + 1));
    expect(sent.every(({ beganAt, sentAt }) => beganAt < sentAt && sentAt < now)).toBe(true);
  });

  it('was dealt with in the right order', () => {
    const moments = sent.flatMap(({ sentAt, events, doneAt }) => [
      [sentAt, ...events.map(({ at }) => at), ...(doneAt ? [doneAt] : []), now].map((at) => at.getTime()),
    ]);
    expect(moments.filter((found) => found.join() !== found.toSorted((a, b) => a - b).join())).toEqual([]);
  });

  it('is late with a few, and nothing was forgotten for long', () => {
    if (form.isCounted) return;
    const { dueDays } = settings;
    const open = sent.filter(({ status }) => status !== 'done');
    const daysOld = ({ sentAt }: (typeof sent)[number]) => (now.getTime() - sentAt.getTime()) / 86_400_000;
    expect(open.filter((one) => daysOld(one) > 3 * (dueDays ?? 7) && one.status !== 'waiting')).toEqual([]);
    const late = open.filter((one) => one.status !== 'waiting' && daysOld(one) > (dueDays ?? 7));
    expect(late.length).toBeLessThan(sent.length * 0.05);
  });

  it('was counted: as many sent it as it has, and more began', () => {
    const { steps, times } = demoStepCounts(form, sent);
    const numberOf = (mark: string) => steps.reduce((sum, one) => sum + (one.mark === mark ? one.number : 0), 0);
    expect(numberOf('sent')).toBe(sent.length);
    expect(numberOf('begun')).toBeGreaterThan(sent.length * 1.2);
    const unknown = steps.filter(({ version, mark }) => {
      const document = versions[version - 1];
      return document === undefined || !isMarkOf(document, mark);
    });
    expect(unknown).toEqual([]);
    expect(times.reduce((sum, { number }) => sum + number, 0)).toBeGreaterThan(sent.length);
  });

  it('is made up the same on the same day', () => {
    expect(sentBy(form)).toEqual(sent);
    expect(demoStepCounts(form, sent)).toEqual(demoStepCounts(form, sentBy(form)));
  });

  it('can be made on any day of the year, also on the day that the clock goes', () => {
    for (const day of ['2026-03-29', '2026-10-25', '2027-01-01']) {
      const at = new Date(`${day}T03:30:00Z`);
      expect(sentBy(form, at).every(({ sentAt }) => sentAt < at)).toBe(true);
    }
  });
});
