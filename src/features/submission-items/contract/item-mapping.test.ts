import { describe, expect, it } from 'vitest';
import { guessMapping, type MappedQuestion, type MappedTarget, stillFitting, withoutPersonal } from './item-mapping.ts';

const question = (field: string, kind: string, label: string, isPersonal = false): MappedQuestion => ({
  field,
  kind,
  label,
  isPersonal,
});
const title: MappedTarget = { id: 'title', label: 'Titel' };
const description: MappedTarget = { id: 'description', label: 'Inleiding' };
const field = (id: string, kind: string, label: string): MappedTarget => ({ id, kind, label });

describe('which question fills what', () => {
  it.each<[string, MappedQuestion[], MappedTarget[], Record<string, string>]>([
    ['nothing of nothing', [], [title], {}],
    ['a short answer is the title', [question('wat0', 'text', 'Wat?')], [title], { title: 'wat0' }],
    [
      'the same words go before the first',
      [question('wat0', 'text', 'Wat?'), question('kop0', 'text', 'titel')],
      [title],
      { title: 'kop0' },
    ],
    [
      'long words are the introduction',
      [question('uitl', 'longText', 'Licht toe'), question('wat0', 'choice', 'Wat?')],
      [title, description],
      { title: 'wat0', description: 'uitl' },
    ],
    [
      'a field of the same words and nature',
      [question('plek', 'text', 'Onderwerp'), question('wat0', 'text', 'Wat?')],
      [title, field('f1', 'text', 'Onderwerp')],
      { title: 'wat0', f1: 'plek' },
    ],
    [
      'a field whose words the question has among others',
      [question('wat0', 'text', 'Wat?'), question('dag0', 'date', 'Op welke datum begint het?')],
      [title, field('f1', 'date', 'Datum')],
      { title: 'wat0', f1: 'dag0' },
    ],
    [
      'not a field of another nature',
      [question('wat0', 'text', 'Wat?'), question('dag0', 'text', 'Datum')],
      [title, field('f1', 'image', 'Datum')],
      { title: 'wat0' },
    ],
    ['nothing about a person', [question('naam', 'text', 'Titel', true)], [title], {}],
  ])('%s', (_, questions, targets, expected) => {
    expect(guessMapping(questions, targets)).toEqual(expected);
  });

  it('is kept as far as it is there, and without what is about a person', () => {
    const questions = [question('wat0', 'text', 'Wat?'), question('naam', 'text', 'Naam', true)];
    const mapping = { title: 'wat0', description: 'naam', gone: 'wat0', f1: 'gone' };
    expect(stillFitting(mapping, questions, [title, description])).toEqual({ title: 'wat0', description: 'naam' });
    expect(withoutPersonal(mapping, questions)).toEqual({ title: 'wat0', gone: 'wat0' });
  });
});
