/** The address of a page in the reader's language. */
export type PathOfPage = (guid: string) => string | undefined;

/**
 * Every `href` that names a page gets that page's path. A page that is not in the menu has none: the link goes home.
 * What is to stay as it is written, stays.
 */
export function withPaths<T>(value: T, pathOfPage: PathOfPage, staysAsWritten: (value: object) => boolean = never): T {
  if (Array.isArray(value)) return value.map((item) => withPaths(item, pathOfPage, staysAsWritten)) as T;
  if (typeof value !== 'object' || value === null || staysAsWritten(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    copy[key] =
      key === 'href' && typeof inner === 'string'
        ? hrefWithPath(inner, pathOfPage)
        : withPaths(inner, pathOfPage, staysAsWritten);
  }
  return copy as T;
}

const never = () => false;

function hrefWithPath(href: string, pathOfPage: PathOfPage): string {
  const [, guid, hash] = /^page:([0-9a-f-]{36})(#.*)?$/i.exec(href) ?? [];
  return guid === undefined ? href : `${pathOfPage(guid.toLowerCase()) ?? '/'}${hash ?? ''}`;
}
