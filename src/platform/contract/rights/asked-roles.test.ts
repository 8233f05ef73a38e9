import { describe, expect, it } from 'vitest';
import { AskedRoles, sharesRole, watchRoles, withRolesAmong } from './asked-roles.ts';
import { decide } from './decide.ts';
import { audienceOf, viewerOf } from './viewer.ts';

const viewer = viewerOf({
  id: 'someone',
  accountType: 'Standard',
  emailVerified: true,
  isActive: true,
  roleIds: ['a', 'b'],
});

function watching() {
  const asked = new AskedRoles();
  return { asked, watched: watchRoles(viewer, asked) };
}
const noted = ({ ids, isEvery }: AskedRoles) => ({ ids: [...ids], isEvery });

describe('a viewer who is watched', () => {
  it.each([
    ['nothing of something for everyone', { visibility: 'Public', roleIds: ['a'] }, true, []],
    ['nothing of something for members', { visibility: 'Users', roleIds: ['a'] }, true, []],
    ['every role that something is for', { visibility: 'Roles', roleIds: ['a', 'c'] }, true, ['a', 'c']],
    ['roles that they do not have', { visibility: 'Roles', roleIds: ['c'] }, false, ['c']],
  ] as const)('is asked %s', (_, audience, allowed, ids) => {
    const { asked, watched } = watching();
    expect(decide(watched, 'see', { kind: 'content', ...audience }).allowed).toBe(allowed);
    expect(noted(asked)).toEqual({ ids, isEvery: false });
  });

  it.each([
    ['reads the whole list', (watched: typeof viewer) => watched.roleIds.length],
    ['copies them', (watched: typeof viewer) => ({ ...watched })],
    ['names their audience', (watched: typeof viewer) => audienceOf(watched)],
  ])('is asked for every role by who %s', (_, ask) => {
    const { asked, watched } = watching();
    ask(watched);
    expect(asked.isEvery).toBe(true);
  });

  it('is the same person otherwise', () => {
    expect({ ...watching().watched }).toEqual(viewer);
  });
});

describe('withRolesAmong', () => {
  it('leaves the roles that are named, and is not watched', () => {
    const { asked, watched } = watching();
    const narrowed = withRolesAmong(watched, ['b', 'c']);
    expect(narrowed).toEqual({ ...viewer, roleIds: ['b'] });
    expect(narrowed.roleIds).toEqual(['b']);
    expect(noted(asked)).toEqual({ ids: ['b', 'c'], isEvery: false });
  });

  it('is for everyone, watched or not', () => {
    expect(withRolesAmong(viewer, [])).toEqual({ ...viewer, roleIds: [] });
    expect(sharesRole(viewer, ['c', 'a'])).toBe(true);
    expect(sharesRole(viewer, ['c'])).toBe(false);
  });
});
