import { isTileUrl } from '#features/consent/contract/map-tiles.ts';
import { isDomainRule } from '#features/registration/contract/allowed-domain.ts';
import { contactUri } from '#platform/contract/addresses/contact-uri.ts';
import { isSender } from '#platform/contract/addresses/sender.ts';
import type { LineRule } from './setting-fields.ts';

export const hostPattern =
  /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*(:\d{1,5})?$/;

/** What is asked of a line, in the browser and on the server; an empty one is always allowed. */
const rules: Readonly<Record<LineRule, (line: string) => boolean>> = {
  'analytics-id': (line) => /^(G|UA)-[A-Z0-9-]+$/.test(line),
  'tag-manager-id': (line) => /^GTM-[A-Z0-9]+$/.test(line),
  'siteimprove-id': (line) => /^\d+$/.test(line),
  verification: (line) => /^[\w-]+$/.test(line),
  host: (line) => hostPattern.test(line),
  domain: (line) => line.length <= 253 && isDomainRule(line),
  tiles: isTileUrl,
  sender: isSender,
  contact: (line) => contactUri(line) !== undefined,
};

export const obeys = (rule: LineRule, line: string): boolean => rules[rule](line);
export const isHexColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);
