import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { AskedRoles } from '#platform/contract/rights/asked-roles.ts';
import { audienceOf, type Viewer } from '#platform/contract/rights/viewer.ts';

/** What is kept of an address, by the audience that it is kept for. */
export type KeyFor = (audience: string) => string;

/** Which roles were asked for when an answer was made; without ids all that the viewer had. */
interface Question {
  name: string;
  ids: ReadonlySet<string> | undefined;
}

const mostAddresses = 5000;
/** Of one address: what is asked second may hang on what was answered first. */
const mostQuestions = 8;

const everyRole: Question = { name: 'every', ids: undefined };

/**
 * Under which keys an answer is kept for whoever has the same rights as far as they were asked for (docs/decisions/0071).
 * A key names the question and the roles that answer it, so that an answer is only found by who answers all of the same.
 */
export class AudienceKeys {
  readonly #questions = new LRUCache<string, readonly Question[]>({ max: mostAddresses });

  /** Where to look for what this viewer may be sent: most addresses have one question. */
  keysFor(viewer: Viewer, keyFor: KeyFor): string[] {
    const base = baseOf(viewer);
    if (!viewer.isActive) return [keyFor(base)];
    return (this.#questions.get(keyFor(base)) ?? []).map((question) => keyFor(answered(base, viewer, question)));
  }

  /** Where to keep what was made for this viewer, once it is known what was asked. */
  keyOf(viewer: Viewer, keyFor: KeyFor, asked: AskedRoles): string {
    const base = baseOf(viewer);
    if (!viewer.isActive) return keyFor(base);
    const question = asked.isEvery ? everyRole : questionOf(asked);
    const known = this.#questions.get(keyFor(base)) ?? [];
    if (!known.some(({ name }) => name === question.name)) {
      this.#questions.set(keyFor(base), [question, ...known].slice(0, mostQuestions));
    }
    return keyFor(answered(base, viewer, question));
  }
}

/** The account's own rights, which every answer is kept apart by. Whoever is not active has no roles. */
const baseOf = (viewer: Viewer): string => audienceOf({ ...viewer, roleIds: [] });

const answered = (base: string, { roleIds }: Viewer, { name, ids }: Question): string =>
  `${base} ${name}:${(ids === undefined ? roleIds : roleIds.filter((id) => ids.has(id))).join('+')}`;

function questionOf({ ids }: AskedRoles): Question {
  const name = createHash('sha256')
    .update([...ids].sort().join())
    .digest('base64url');
  return { name: ids.size === 0 ? 'none' : name, ids: new Set(ids) };
}
