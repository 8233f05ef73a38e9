import { root } from '../bench/product.ts';

/** A line of a stack, as V8 writes it. */
const stackLine = /\bat (?:async )?(?:[\w$.<>[\] ]+ \()?(?:file:\/\/|node:|\/)[^\s()"]+:\d+:\d+/;
/** Where the program lies, with and without the slash at its end. */
const home = root.replace(/\/$/, '');

/** What of it only who runs the server should know: a line of a stack, or where its files lie. */
export function insideOf(text: string, folders: readonly string[] = []): string | undefined {
  const folder = [home, ...folders].find((one) => text.includes(one));
  const place = folder === undefined ? text.search(stackLine) : text.indexOf(folder);
  return place < 0 ? undefined : text.slice(Math.max(0, place - 60), place + 140);
}
