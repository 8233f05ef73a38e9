import { describe, expect, it } from 'vitest';
import { FormDocument } from '#features/forms/contract/form-document.ts';
import { text } from '#platform/contract/texts/localized.ts';
import {
  checkStep,
  faultsOfStep,
  mergePosted,
  openStep,
  readAction,
  type StepAction,
  stepAfter,
  stepOfField,
  timesOf,
  walkOf,
  withTimes,
} from './step-flow.ts';

const document = FormDocument.parse({
  title: text('Melding'),
  fields: [
    { id: 'what', kind: 'text' },
    { id: 'boxes', kind: 'manyChoice' },
    { id: 'step2', kind: 'pageBreak', label: text('Waar?') },
    { id: 'where', kind: 'text' },
    { id: 'kids', kind: 'repeatGroup', fields: [{ id: 'name', kind: 'text' }] },
  ],
});

describe('the button that was pressed', () => {
  it.each<[Record<string, string[]>, StepAction]>([
    [{}, { kind: 'next' }],
    [{ _action: ['next'] }, { kind: 'next' }],
    [{ _action: ['back'] }, { kind: 'back' }],
    [{ _action: ['send'] }, { kind: 'send' }],
    [{ _action: ['open:step2'] }, { kind: 'open', step: 'step2' }],
    [{ _action: ['open:'] }, { kind: 'next' }],
    [{ _action: ['nonsense'] }, { kind: 'next' }],
    [{ 'kids.add': ['1'] }, { kind: 'add', group: 'kids' }],
    [
      { 'kids.remove': ['2'], _action: ['send'] },
      { kind: 'remove', group: 'kids', index: 2 },
    ],
  ])('%j means %j', (posted, action) => {
    expect(readAction(posted)).toEqual(action);
  });
});

describe('what was posted so far', () => {
  it('has what the step posts now in the place of what it had, unticked boxes too', () => {
    const before = { what: ['tegel'], boxes: ['a', 'b'], where: ['kade'] };
    expect(mergePosted(document, 'first', before, { what: ['gat'] })).toEqual({ where: ['kade'], what: ['gat'] });
  });

  it('takes nothing that the step does not ask: another step, our own fields, what nobody asks', () => {
    const now = { what: ['gat'], where: ['elders'], _step: ['first'], isAdmin: ['true'], 'what.extra': ['x'] };
    expect(mergePosted(document, 'first', {}, now)).toEqual({ what: ['gat'], 'what.extra': ['x'] });
  });
});

describe('a group', () => {
  it.each<[Record<string, string[]>, number]>([
    [{}, 1],
    [{ 'kids.times': ['3'] }, 3],
    [{ 'kids.times': ['0'] }, 0],
    [{ 'kids.times': ['veel'] }, 1],
    [{ 'kids.times': ['-2'] }, 1],
    [{ 'kids.times': ['1000000000'] }, 50],
  ])('%j is asked %d times', (posted, times) => {
    expect(timesOf(posted, 'kids')).toBe(times);
  });

  it('is asked once more', () => {
    expect(withTimes({ 'kids.0.name': ['An'] }, { kind: 'add', group: 'kids' })).toEqual({
      'kids.0.name': ['An'],
      'kids.times': ['2'],
    });
  });

  it('loses one of its times, and the later ones move up', () => {
    const three = { 'kids.times': ['3'], 'kids.0.name': ['An'], 'kids.1.name': ['Bo'], 'kids.2.name': ['Cas'] };
    expect(withTimes(three, { kind: 'remove', group: 'kids', index: 1 })).toEqual({
      'kids.times': ['2'],
      'kids.0.name': ['An'],
      'kids.1.name': ['Cas'],
    });
  });
});

describe('the way through a form', () => {
  const walk = walkOf({ steps: ['first', 'step2'] });

  it('ends with an overview', () => {
    expect(walk).toEqual(['first', 'step2', checkStep]);
  });

  it.each<[string, StepAction, string]>([
    ['first', { kind: 'next' }, 'step2'],
    ['step2', { kind: 'next' }, 'check'],
    ['check', { kind: 'next' }, 'check'],
    ['step2', { kind: 'back' }, 'first'],
    ['first', { kind: 'back' }, 'first'],
    ['check', { kind: 'open', step: 'first' }, 'first'],
    ['check', { kind: 'open', step: 'gone' }, 'first'],
  ])('from %s by %j to %s', (step, action, next) => {
    expect(stepAfter(walk, step, action)).toBe(next);
  });

  it('begins anew where a step is not asked any more', () => {
    expect(openStep(walk, 'gone')).toBe('first');
    expect(openStep([checkStep], 'first')).toBe(checkStep);
  });

  it('knows in which step a question stands, one of a group too', () => {
    expect(['what', 'where', 'name', 'gone'].map((id) => stepOfField(document, id))).toEqual([
      'first',
      'step2',
      'step2',
      undefined,
    ]);
    const faults = [
      { field: 'what', name: 'what', fault: 'required' },
      { field: 'name', name: 'kids.0.name', fault: 'required' },
    ];
    expect(faultsOfStep(document, 'step2', faults)).toEqual([faults[1]]);
  });
});
