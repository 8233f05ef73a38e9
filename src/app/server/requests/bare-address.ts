/**
 * The address without the slashes at its end, or nothing when it has none to lose. It starts with one slash, whatever
 * was asked: two, or one that leans back, would lead to another site. Counted by hand, because a pattern would try
 * every way to divide a row of slashes.
 */
export function bareAddress(url: string): string | undefined {
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  let start = 0;
  while (start < end && (path[start] === '/' || path[start] === '\\')) start += 1;
  return end === path.length || start === end ? undefined : `/${path.slice(start, end)}${url.slice(path.length)}`;
}
