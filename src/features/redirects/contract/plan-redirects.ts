import { type Language, splitLanguagePrefix } from '#platform/contract/texts/language.ts';
import {
  type AddressProblem,
  isProblem,
  type RedirectSite,
  readFrom,
  readTo,
  redirectKey,
} from './redirect-address.ts';
import { placeOf, type RedirectTarget } from './redirect-target.ts';

/** As somebody wrote it, in a form or on a line of a file. */
export interface RedirectWish {
  from: string;
  to: string;
  status: string;
}

export type RedirectStatus = 301 | 302;

export interface KnownRedirect {
  target: RedirectTarget;
  status: RedirectStatus;
  isAutomatic: boolean;
}

/** All that a wish is held against. Paths are written as `redirectKey` writes them, with the language's prefix. */
export interface RedirectWorld extends RedirectSite {
  pageAt(path: string): { guid: string; name: string; language: Language } | undefined;
  hasPage(guid: string): boolean;
  redirectAt(path: string): KnownRedirect | undefined;
  /** An item, a file or a screen. */
  isThere(path: string): boolean;
}

export type RedirectProblem =
  | AddressProblem
  | { code: 'redirect-from-taken'; values: { path: string; name: string } }
  | { code: 'redirect-to-unknown'; values: { to: string } }
  | { code: 'redirect-loop'; values: { from: string; to: string } }
  | { code: 'redirect-status'; values: { status: string } }
  | { code: 'redirect-twice'; values: { from: string } };

export type PlannedRedirect =
  | { outcome: 'refused'; problem: RedirectProblem }
  | {
      outcome: 'new' | 'changed' | 'same';
      from: string;
      target: RedirectTarget;
      status: RedirectStatus;
      /** What was written led on by itself: the redirect leads to the end at once. */
      isShortened: boolean;
    };

type Read = { from: string; target: RedirectTarget; status: RedirectStatus };

const refused = (problem: RedirectProblem): PlannedRedirect => ({ outcome: 'refused', problem });

/** What would come of these wishes, all at once: one may lead to what another makes. */
export function planRedirects(wishes: readonly RedirectWish[], world: RedirectWorld): PlannedRedirect[] {
  const read = wishes.map((wish) => readWish(wish, world));
  const wished = new Map<string, Read>();
  const first = read.map((one) => {
    if ('code' in one || wished.has(one.from)) return false;
    wished.set(one.from, one);
    return true;
  });
  const at = (path: string): { target: RedirectTarget } | undefined => wished.get(path) ?? world.redirectAt(path);
  return read.map((one, place) => {
    if ('code' in one) return refused(one);
    if (first[place] !== true) return refused({ code: 'redirect-twice', values: { from: one.from } });
    const end = followTarget(one, at, world);
    if ('code' in end) return refused(end);
    const { target, isShortened } = end;
    const { from, status } = one;
    return { outcome: outcomeOf({ from, target, status }, world), from, target, status, isShortened };
  });
}

function readWish(wish: RedirectWish, world: RedirectWorld): Read | RedirectProblem {
  const read = readFrom(wish.from, world);
  if (isProblem(read)) return read;
  const { from } = read;
  const page = world.pageAt(from);
  if (page !== undefined) return { code: 'redirect-from-taken', values: { path: from, name: page.name } };
  if (world.isThere(from)) return { code: 'redirect-from-taken', values: { path: from, name: from } };
  const target = readTo(wish.to, world);
  if (isProblem(target)) return target;
  const status = readStatus(wish.status);
  return status === undefined ? { code: 'redirect-status', values: { status: wish.status } } : { from, target, status };
}

function readStatus(text: string): RedirectStatus | undefined {
  const written = text.trim();
  if (written === '' || written === '301') return 301;
  return written === '302' ? 302 : undefined;
}

/** To the end, in one step; a page ends it, also one that stands where a redirect was. */
function followTarget(
  { from, target: start }: Read,
  at: (path: string) => { target: RedirectTarget } | undefined,
  world: RedirectWorld,
): { target: RedirectTarget; isShortened: boolean } | RedirectProblem {
  const { language } = splitLanguagePrefix(from, world.languages);
  const passed = new Set([from]);
  for (let target = start; ; ) {
    const isShortened = target !== start;
    if (target.kind === 'gone') return { code: 'redirect-to-unknown', values: { to: wordsOf(start) } };
    if (target.kind === 'page' && !world.hasPage(target.guid)) {
      return { code: 'redirect-to-unknown', values: { to: wordsOf(start) } };
    }
    if (target.kind !== 'path') return { target, isShortened };
    const { place, suffix } = placeOf(target.path);
    const key = redirectKey(place) ?? place;
    const page = world.pageAt(key);
    if (page !== undefined) {
      const own = page.language === language ? null : page.language;
      return { target: { kind: 'page', guid: page.guid, language: own, suffix }, isShortened };
    }
    // By way of what was written: where it comes back to is where it began.
    if (passed.has(key)) return { code: 'redirect-loop', values: { from, to: wordsOf(start) } };
    passed.add(key);
    const next = at(key) ?? at(splitLanguagePrefix(key, world.languages).path);
    if (next === undefined) {
      return world.isThere(key)
        ? { target, isShortened }
        : { code: 'redirect-to-unknown', values: { to: target.path } };
    }
    target = next.target;
  }
}

const wordsOf = (target: RedirectTarget): string =>
  target.kind === 'path' ? target.path : target.kind === 'url' ? target.url : '';

/** What a moved page left is taken over by who writes the same by hand. */
function outcomeOf({ from, target, status }: Read, world: RedirectWorld): 'new' | 'changed' | 'same' {
  const known = world.redirectAt(from);
  if (known === undefined) return 'new';
  const isSame = known.status === status && JSON.stringify(known.target) === JSON.stringify(target);
  return isSame && !known.isAutomatic ? 'same' : 'changed';
}
