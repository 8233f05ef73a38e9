import { valueAt } from '#platform/contract/options/value-at.ts';
import type { CheckedDocument } from './checked-page.ts';
import { type Finding, findingKey } from './finding.ts';
import type { CheckSettings } from './stops-publishing.ts';

/** Someone said that a finding is meant so. */
export interface SetAside {
  /** See `asideKey`. */
  key: string;
  /** What it was found in, as it was then: see `seenIn`. */
  seen: string;
  by: { id: string; name: string } | null;
  at: string;
  isByAdmin: boolean;
}

/** Names a finding in few letters. */
export const asideKey = (finding: Finding): string => shortened(findingKey(finding));

/** What a finding is about, in few letters: other words, another picture or another block there, and these are others. */
export function seenIn({ kind, place }: Finding, document: CheckedDocument): string {
  const { block: guid, path, language } = place;
  // A translation falls behind by any change of the page.
  if (kind === 'language-outdated') {
    const { title, buildingBlockInstances, item } = document;
    return shortened([title, buildingBlockInstances, ...(item === undefined ? [] : [item.fields])]);
  }
  const holder = guid === null ? document : document.buildingBlockInstances.find((one) => one.guid === guid);
  // What is said of a picture is about that picture.
  const own = path.at(-1) === 'alt' ? path.slice(0, -1) : path;
  const value = own.length === 0 ? valueAt(holder, ['options']) : valueAt(holder, own);
  const texts = valueAt(value, ['$lang']);
  return shortened(texts === undefined ? value : valueAt(texts, [language]));
}

/** The same for equal values, in whatever order their keys are. No secret hangs on it: it tells a change. */
function shortened(value: unknown): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (const letter of sorted(value)) {
    const code = letter.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  return [one, other].map((part) => (part >>> 0).toString(36)).join('');
}

function sorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sorted).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
  const inOrder = fields.toSorted(([first], [second]) => (first < second ? -1 : 1));
  return `{${inOrder.map(([key, inner]) => `${JSON.stringify(key)}:${sorted(inner)}`).join()}}`;
}

export interface SetAsideFinding {
  finding: Finding;
  aside: SetAside;
}

/** Of a check that stops a publication only an admin says that a finding is meant so. */
export const maySetAside = ({ check }: Finding, settings: CheckSettings, isAdmin: boolean): boolean =>
  isAdmin || settings[check] !== 'block';

interface AsidesOfPage {
  asides: readonly SetAside[];
  settings: CheckSettings;
  document: CheckedDocument;
}

/** What was found, without what someone set aside; that comes back when what it is about changed. */
export function withoutAside(
  findings: readonly Finding[],
  { asides, settings, document }: AsidesOfPage,
): { findings: Finding[]; aside: SetAsideFinding[] } {
  if (asides.length === 0) return { findings: [...findings], aside: [] };
  const known = new Map(asides.map((one) => [one.key, one]));
  const left: Finding[] = [];
  const aside: SetAsideFinding[] = [];
  for (const finding of findings) {
    const one = known.get(asideKey(finding));
    const counts = one !== undefined && maySetAside(finding, settings, one.isByAdmin);
    if (counts && one.seen === seenIn(finding, document)) aside.push({ finding, aside: one });
    else left.push(finding);
  }
  return { findings: left, aside };
}
