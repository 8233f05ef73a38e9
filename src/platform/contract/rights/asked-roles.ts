import type { Viewer } from './viewer.ts';

/** Which of a viewer's roles something was made to depend on: these, or all that there are. */
export class AskedRoles {
  readonly ids = new Set<string>();
  isEvery = false;

  add({ ids, isEvery }: AskedRoles): void {
    for (const id of ids) this.ids.add(id);
    this.isEvery ||= isEvery;
  }
}

const watched = new WeakMap<Viewer, { viewer: Viewer; asked: AskedRoles }>();

/**
 * The same viewer, of whom it is noted which roles were asked for. Whoever reads the whole list, or copies the viewer,
 * depends on every role: what nobody thought of is kept apart, never shared.
 */
export function watchRoles(viewer: Viewer, asked: AskedRoles): Viewer {
  const { roleIds, ...rest } = viewer;
  const one: Viewer = {
    ...rest,
    get roleIds() {
      asked.isEvery = true;
      return roleIds;
    },
  };
  watched.set(one, { viewer, asked });
  return one;
}

/** Those of these roles that the viewer has. */
export function rolesAmong(viewer: Viewer, roleIds: readonly string[]): string[] {
  const watch = watched.get(viewer);
  for (const id of roleIds) watch?.asked.ids.add(id);
  return (watch?.viewer ?? viewer).roleIds.filter((id) => roleIds.includes(id));
}

export const sharesRole = (viewer: Viewer, roleIds: readonly string[]): boolean =>
  rolesAmong(viewer, roleIds).length > 0;

/** The viewer with no other roles than these: for a question that only these can make a difference to. */
export const withRolesAmong = (viewer: Viewer, roleIds: readonly string[]): Viewer => ({
  ...(watched.get(viewer)?.viewer ?? viewer),
  roleIds: rolesAmong(viewer, roleIds),
});
