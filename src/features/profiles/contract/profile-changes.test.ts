import { describe, expect, it } from 'vitest';
import { isEmptyChange, oldProfile, onlyChanged, type ProfileChanges } from './profile-changes.ts';

const profile = {
  firstName: 'Noor',
  middleName: 'van',
  lastName: 'Dijk',
  properties: [
    { key: 'alias', value: 'Noor' },
    { key: 'talen', value: ['nl', 'fr'] },
  ],
  termsOfUseVersionAccepted: 1,
};

describe('what is sent when one saves', () => {
  it.each<[string, ProfileChanges, ProfileChanges]>([
    ['nothing that stayed', { firstName: 'Noor ', properties: [{ key: 'alias', value: 'Noor' }] }, {}],
    ['a name', { firstName: 'Nora', lastName: 'Dijk' }, { firstName: 'Nora' }],
    [
      'a property that is new',
      { properties: [{ key: 'team', value: 'Haven' }] },
      { properties: [{ key: 'team', value: 'Haven' }] },
    ],
    [
      'a property that goes',
      { properties: [{ key: 'alias', value: null }] },
      { properties: [{ key: 'alias', value: null }] },
    ],
    ['nothing for what was not there', { properties: [{ key: 'team', value: null }] }, {}],
    ['an equal list not', { properties: [{ key: 'talen', value: ['nl', 'fr'] }] }, {}],
    ['another version', { termsOfUseVersionAccepted: 2 }, { termsOfUseVersionAccepted: 2 }],
    ['a no', { termsOfUseVersionAccepted: null }, { termsOfUseVersionAccepted: null }],
  ])('%s', (_, wanted, sent) => {
    const changes = onlyChanged(profile, wanted);
    expect(changes).toEqual(sent);
    expect(isEmptyChange(changes)).toBe(Object.keys(sent).length === 0);
  });
});

describe('what Undo sends (§4)', () => {
  it('is the old profile, whatever was changed', () => {
    expect(oldProfile(profile, { firstName: 'Nora' })).toEqual(profile);
    expect(oldProfile(profile, { properties: [{ key: 'alias', value: null }] })).toEqual(profile);
    expect(oldProfile(profile, { termsOfUseVersionAccepted: null })).toEqual(profile);
  });

  it('takes away what was not there', () => {
    const changes = { properties: [{ key: 'team', value: 'Haven' }] };
    expect(oldProfile(profile, changes)).toEqual({
      ...profile,
      properties: [...profile.properties, { key: 'team', value: null }],
    });
  });

  it('cannot take back the first answer about the terms: nobody can be unasked', () => {
    const { termsOfUseVersionAccepted: _, ...neverAsked } = profile;
    expect(oldProfile(neverAsked, { termsOfUseVersionAccepted: 1 })).toEqual(neverAsked);
  });
});
