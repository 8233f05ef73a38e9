import { describe, expect, it } from 'vitest';
import { FormDocument } from '#features/forms/contract/form-document.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { filledOf, inAll, stepsInPeriod } from './steps-in-period.ts';

const always = { id: 'stepone1', kind: 'pageBreak', label: text('Uw straat') };
const sometimes = {
  ...{ id: 'steptwo2', kind: 'pageBreak', label: text('Bijlagen') },
  condition: { match: 'all', rules: [{ field: 'naam', operator: 'oneOf', values: ['x'] }] },
};
const name = { id: 'naam', kind: 'text', label: text('Naam') };
const document = FormDocument.parse({
  title: text('Melding'),
  fields: [name, always, { ...name, id: 'straat' }, sometimes, { ...name, id: 'foto' }],
});
const marks = (numbers: Record<string, number>) => new Map(Object.entries(numbers));
const steps = (now: Record<string, number>, before?: Record<string, number>) =>
  stepsInPeriod(document, { numbers: marks(now), before: before && marks(before) }, 'nl').map(
    ({ id, label, number, was }) => [id, label, number, was],
  );

describe('the steps of a form in a period', () => {
  it('are those that everyone gets, from who began to who sent, with none where nobody came', () => {
    expect(steps({ begun: 5, stepone1: 4, steptwo2: 3, sent: 2 })).toEqual([
      ['begun', '', 5, null],
      ['stepone1', 'Uw straat', 4, null],
      ['check', '', 0, null],
      ['sent', '', 2, null],
    ]);
  });

  it('are not told of fewer than five who began', () => {
    expect(steps({ begun: 4, sent: 4 })).toEqual([]);
    expect(steps({ sent: 9 })).toEqual([]);
  });

  it('lie beside those of the other period, as far as those are of five who began and had the step', () => {
    const now = { begun: 9, stepone1: 8, check: 7, sent: 6 };
    expect(steps(now, { begun: 5, check: 3, sent: 1 }).map(([, , , was]) => was)).toEqual([5, null, 3, 1]);
    expect(steps(now, { begun: 4, check: 3, sent: 1 }).map(([, , , was]) => was)).toEqual([null, null, null, null]);
  });

  it('are added up for all forms', () => {
    expect(filledOf(undefined)).toEqual({ begun: 0, sent: 0 });
    const forms = [marks({ begun: 3, sent: 2, check: 9 }), marks({ begun: 4 })];
    expect(inAll(new Map(forms.map((numbers, at) => [String(at), numbers])))).toEqual({ begun: 7, sent: 2 });
  });
});
