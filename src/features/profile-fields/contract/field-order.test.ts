import { describe, expect, it } from 'vitest';
import { inSections, ordinalsFor } from './field-order.ts';

const field = (guid: string, section: string, subsection = '', category = 'profile') => ({
  guid,
  category,
  section,
  subsection,
  sectionOrdinal: 0,
  subsectionOrdinal: 0,
  fieldOrdinal: 0,
});

const numbered = (fields: ReturnType<typeof field>[]) => {
  const ordinals = ordinalsFor(fields);
  return fields.map((one) => ({ ...one, ...ordinals.get(one.guid) }));
};

const shape = (fields: ReturnType<typeof field>[]) =>
  inSections(fields).map(({ section, subsections }) => [
    section,
    ...subsections.map(({ subsection, fields: some }) => [subsection, ...some.map(({ guid }) => guid)]),
  ]);

describe('the order of profile fields (§3)', () => {
  it('is the order that was chosen, whatever order they are read in', () => {
    const chosen = [field('c', 'Werk'), field('a', 'Thuis'), field('b', 'Thuis')];
    expect(shape(numbered(chosen).toReversed())).toEqual([
      ['Werk', ['', 'c']],
      ['Thuis', ['', 'a', 'b']],
    ]);
  });

  it('keeps a section together, where the first of its fields stands', () => {
    const chosen = [field('a', 'Werk'), field('b', 'Thuis'), field('c', 'Werk')];
    expect(shape(numbered(chosen))).toEqual([
      ['Werk', ['', 'a', 'c']],
      ['Thuis', ['', 'b']],
    ]);
  });

  it('does the same for subsections', () => {
    const chosen = [field('a', 'Werk', 'Team'), field('b', 'Werk', 'Plek'), field('c', 'Werk', 'Team')];
    expect(shape(numbered(chosen))).toEqual([['Werk', ['Team', 'a', 'c'], ['Plek', 'b']]]);
  });

  it('keeps equal numbers in a stable order', () => {
    expect(shape([field('b', ''), field('a', '')])).toEqual([['', ['', 'a', 'b']]]);
  });
});
