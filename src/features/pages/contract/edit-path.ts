import type { Language } from '#platform/contract/texts/language.ts';
import type { PageKind } from './page.ts';

const end = '/edit';
const ownAddress = /^\/edit\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** Where a page is edited that the menu does not lead to, a template or a shared part: no page can have this address. */
export const editPathOf = (guid: string): string => `${end}/${guid}`;

/** §2: {path}/edit, and /edit for the home page. */
export const editPath = (path: string): string => {
  if (ownAddress.test(path)) return path;
  return path === '/' ? end : path + end;
};

/** Names the block that someone is led to. */
export const blockParameter = 'at';

/** Says that they come for what stands beside the page: the options of that block. */
export const optionsParameter = 'options';

/** The same, with the caret in a block: in the words that one came to change. */
export const editPathAt = (path: string, block: string): string => `${editPath(path)}?${blockParameter}=${block}`;

/** The same for what is not written on the page but chosen beside it, such as opening hours. */
export const editPathOfOptions = (path: string, block: string): string =>
  `${editPathAt(path, block)}&${optionsParameter}=1`;

/** Where a page is written, also while the menu does not lead to it. */
export const editHref = ({ guid, path }: { guid: string; path: string | null }): string =>
  path === null ? editPathOf(guid) : editPath(path);

/** The same, with the caret in a block where it is known. */
export const editHrefAt = (page: { guid: string; path: string | null }, block: string | null): string =>
  block === null ? editHref(page) : `${editHref(page)}?${blockParameter}=${block}`;

/** Names the language that is written, whatever one the screen is read in. */
export const writtenParameter = 'in';

/** To the editor at an address of its, in the language that something is about; of several in the screen's if it is one of them. */
export function editHrefIn(href: string, about: readonly Language[], screen: Language): string {
  const [first] = about;
  if (first === undefined || about.includes(screen)) return href;
  return `${href}${href.includes('?') ? '&' : '?'}${writtenParameter}=${first}`;
}

/** Below the editor's, so that no page can have this address. */
export const versionsPath = (path: string): string => `${editPath(path)}/versions`;

/** Two versions of a page beside each other, whatever address it has now. */
export const comparePath = (guid: string, { version, against }: { version: number; against: number }): string =>
  `${editPathOf(guid)}/versions?${versionParameter}=${version}&${againstParameter}=${against}`;

export const versionParameter = 'version';
export const againstParameter = 'against';

/** Where those are kept that many pages show. */
const keptAt = { template: '/admin/shared-parts?of=template', 'shared-part': '/admin/shared-parts' } as const;

const edited = /^(.*)\/edit(\/versions)?$/;
const editedByGuid = /^(\/edit\/[0-9a-f-]{36})(\/versions)?$/i;

/** The page that is edited, or whose versions are looked at, at this address; no page has such a last segment itself. */
export function pathBeingEdited(path: string): string | undefined {
  const loose = editedByGuid.exec(path)?.[1];
  if (loose !== undefined && ownAddress.test(loose)) return loose;
  const page = edited.exec(path)?.[1];
  return page === '' ? '/' : page;
}

/** Of one that has no address to be found by. */
export const guidBeingEdited = (path: string): string | undefined =>
  ownAddress.exec(pathBeingEdited(path) ?? '')?.[1]?.toLowerCase();

export const isVersionsPath = (path: string): boolean =>
  pathBeingEdited(path) !== undefined && path.endsWith('/versions');

/** Where who stops editing goes on: at the page as readers see it, or where those are kept that have no address. */
export function pathAfterEditing(path: string, kind: PageKind): string {
  const guid = guidBeingEdited(path);
  if (guid === undefined) return path;
  return kind === 'page' ? `/admin/pages?at=${guid}` : keptAt[kind];
}
