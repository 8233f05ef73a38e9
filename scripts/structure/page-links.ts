import { posix } from 'node:path';
import type { Project } from './project.ts';

/** Within our own files: an address elsewhere cannot be looked at from here. */
const link = /\]\(([^)\s]+)\)/g;
const isElsewhere = (address: string): boolean => /^(?:[a-z]+:|#)/.test(address);

/** A page that points to a file points to one that is there. */
export function linksOfPagesLeadSomewhere(project: Project): string[] {
  const files = new Set(project.files);
  const isThere = (path: string) => files.has(path) || project.files.some((file) => file.startsWith(`${path}/`));
  return project.files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...project.read(file).matchAll(link)].flatMap(([, address = '']) => {
        if (isElsewhere(address)) return [];
        const [path = ''] = address.split('#');
        const target = posix.normalize(posix.join(posix.dirname(file), path)).replace(/\/$/, '');
        return isThere(target) ? [] : [`${file}: ${address} leads nowhere`];
      }),
    );
}
