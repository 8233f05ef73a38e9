import { isHref, writtenHref } from '#platform/contract/addresses/href-pattern.ts';
import type { MarkupAttribute, MarkupTag } from './markup.ts';

type Rule = (value: string) => string | undefined;

const matching =
  (pattern: RegExp): Rule =>
  (value) =>
    pattern.test(value) ? value : undefined;
const words: Rule = (value) => value.slice(0, 500);
const count = matching(/^[1-9]\d{0,2}$/);

/** On any element. */
const everywhere: Partial<Record<MarkupAttribute, Rule>> = {
  title: words,
  lang: matching(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i),
  dir: matching(/^(ltr|rtl|auto)$/),
};

const own: Partial<Record<MarkupTag, Partial<Record<MarkupAttribute, Rule>>>> = {
  a: { href: (value) => (isHref(writtenHref(value)) ? writtenHref(value) : undefined) },
  // Only a picture of this platform: one from elsewhere would tell its host who reads the page.
  img: { src: matching(/^\/a\/(?:[0-9a-f]{32}|[0-9a-f-]{36})(\?[\w=&%.-]*)?$/i), alt: words },
  td: { colspan: count, rowspan: count },
  th: { colspan: count, rowspan: count, scope: matching(/^(row|col|rowgroup|colgroup)$/) },
  time: { datetime: matching(/^[\dTZ:+.PDHMSWY-]{1,40}$/) },
  ol: { start: matching(/^-?\d{1,5}$/) },
  details: { open: () => 'open' },
};

/** What of these an element keeps. Handlers, styles, classes and ids are not among what anything keeps. */
export function keptAttributes(
  tag: MarkupTag,
  written: ReadonlyMap<string, string>,
): Partial<Record<MarkupAttribute, string>> {
  const rules = { ...everywhere, ...own[tag] };
  const kept: Partial<Record<MarkupAttribute, string>> = {};
  for (const [name, rule] of Object.entries(rules) as [MarkupAttribute, Rule][]) {
    const value = written.get(name);
    const clean = value === undefined ? undefined : rule(value.trim());
    if (clean !== undefined) kept[name] = clean;
  }
  if (tag === 'img') kept.alt ??= '';
  return kept;
}
