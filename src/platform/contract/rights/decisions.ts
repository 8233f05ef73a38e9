import type { Visibility } from './visibility.ts';

/** Who decides about a thing, from the least right to the most: who wrote it, who edits its page, who manages all pages. */
export const standings = ['author', 'editor', 'manager'] as const;
export type Standing = (typeof standings)[number];

/** Plain, so that two can be compared and one can be kept. */
export type DecisionValue = string | boolean | null;

interface DecisionRule {
  /** Who may decide it at all. */
  least: Standing;
  /** As long as nobody has said otherwise. */
  usual: DecisionValue;
  /** Whether this value stands against who has less right; without it each does. */
  stands?: (value: DecisionValue) => boolean;
}

/** Putting something on the site binds nobody: who may write a thing may always take it off, or throw it away. */
const published: DecisionRule = { least: 'author', usual: true, stands: (value) => value === false };
const trashed: DecisionRule = { least: 'author', usual: false, stands: (value) => value === true };
const moment: DecisionRule = { least: 'author', usual: null, stands: (value) => value !== null };

export const audienceValue = (visibility: Visibility, roleIds: readonly string[]): string =>
  [visibility, ...[...roleIds].sort()].join(' ');
const everyone = audienceValue('Public', []);
const admins = audienceValue('Admin', []);

/** All that is decided about a thing besides what it says: who may, and what holds while nobody decided. */
export const decisionRules = {
  item: {
    published,
    trashed,
    appearsOn: moment,
    endsOn: moment,
    audience: { least: 'author', usual: everyone },
    highlight: { least: 'editor', usual: false },
  },
  page: {
    published,
    trashed,
    appearsOn: moment,
    endsOn: moment,
    // §6: who edits a page by role is no manager of who else may see or edit it.
    audience: { least: 'manager', usual: everyone },
    editing: { least: 'manager', usual: admins },
  },
  block: {
    audience: { least: 'editor', usual: everyone },
    period: { least: 'editor', usual: '' },
    adding: { least: 'editor', usual: admins },
  },
} as const satisfies Record<string, Record<string, DecisionRule>>;

type Kind = keyof typeof decisionRules;
type NameOf<K extends Kind> = keyof (typeof decisionRules)[K];
export type DecisionsOf<K extends Kind> = Partial<Record<NameOf<K>, DecisionValue>>;

const rulesOf: { [K in Kind]: Record<NameOf<K>, DecisionRule> } = decisionRules;

/** What was decided last, and with which right. The value is for what is away for a while: a block that comes back. */
export type Decided<K extends Kind> = Partial<Record<NameOf<K>, { as: Standing; value: DecisionValue }>>;

export interface Settled<K extends Kind> {
  /** What this person may not decide, or may not change because someone with more right decided it. */
  refused: NameOf<K>[];
  decided: Decided<K>;
}

const rank = (standing: Standing): number => standings.indexOf(standing);

export const outranks = (one: Standing, other: Standing | undefined): boolean =>
  other === undefined || rank(one) > rank(other);

/**
 * The one rule of who overrules whom, for pages, their blocks and items alike: what someone decided stays until someone
 * with as much right decides otherwise, by whatever way the change comes. Only what `after` names is looked at.
 */
export function settle<K extends Kind>(
  kind: K,
  standing: Standing,
  { before, after, decided }: { before: DecisionsOf<K>; after: DecisionsOf<K>; decided: Decided<K> },
): Settled<K> {
  const settled: Settled<K> = { refused: [], decided: { ...decided } };
  const rules = rulesOf[kind];
  for (const name of Object.keys(after) as NameOf<K>[]) {
    const rule = rules[name];
    const stands = rule.stands ?? (() => true);
    const known = decided[name];
    const current = name in before ? (before[name] ?? null) : known === undefined ? rule.usual : known.value;
    const next = after[name] ?? null;
    if (next === current) continue;
    const needed =
      known !== undefined && stands(current) ? Math.max(rank(known.as), rank(rule.least)) : rank(rule.least);
    if (rank(standing) < needed) settled.refused.push(name);
    else if (stands(next)) settled.decided[name] = { as: standing, value: next };
    else delete settled.decided[name];
  }
  return settled;
}
