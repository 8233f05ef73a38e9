import { randomUUID } from 'node:crypto';
import { AppError, notFound } from '#platform/contract/calls/errors.ts';
import { splitLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import { requireAdmin, requireUserId } from '#platform/server/require-viewer.ts';
import { planRedirects, type RedirectProblem } from '../contract/plan-redirects.ts';
import type { RedirectChange, RedirectInput, RedirectRemoval, SavedRedirect } from '../contract/redirect.ts';
import { redirectAudit } from '../contract/redirects.audit.ts';
import { redirectsTag } from '../contract/redirects.tags.ts';
import { writtenTarget } from './present-redirect.ts';
import { findMatching } from './redirect-list.repository.ts';
import type { RedirectParts } from './redirect-parts.ts';
import { knownPages, redirectWorld } from './redirect-world.ts';
import {
  endRedirects,
  findEndedIn,
  findMadeIn,
  findRedirects,
  findRedirectsAt,
  forgetEnded,
  insertRedirects,
  lockRedirects,
  reviveRedirects,
} from './redirects.repository.ts';

/** As long as the trash keeps what was thrown away. */
const undoneWithin = 30 * 24 * 60 * 60 * 1000;

export const subjectOf = (id: string, name: string) => ({ kind: 'redirect', id, name }) as const;

const refusal = ({ code, values }: RedirectProblem) => new AppError(code, 409, { values });

export function createRedirectWriting(parts: RedirectParts) {
  const { platform, audit, clock } = parts;

  /** In turn, and rid of what nobody undoes any more. */
  async function begin(trx: PlatformTransaction): Promise<{ change: string; at: Date }> {
    await lockRedirects(trx, platform.id);
    const at = clock.now();
    await forgetEnded(trx, new Date(at.getTime() - undoneWithin));
    return { change: randomUUID(), at };
  }

  /** The one at this address from now on; `own` is what it takes the place of. */
  function save(by: Actor, input: RedirectInput, own?: string): Promise<SavedRedirect> {
    requireAdmin(by.viewer);
    const madeBy = requireUserId(by.viewer);
    return platform.transaction(async (trx, touch) => {
      const { change, at } = await begin(trx);
      const [before] = own === undefined ? [] : await findRedirects(trx, [own]);
      if (own !== undefined && before === undefined) throw notFound();
      const wish = { ...input, status: String(input.status) };
      const pages = await knownPages(parts, by.viewer);
      const world = await redirectWorld(trx, parts, pages, [wish]);
      const others = {
        ...world,
        redirectAt: (path: string) => (path === before?.from ? undefined : world.redirectAt(path)),
      };
      const [planned] = planRedirects([wish], others);
      if (planned === undefined) throw notFound();
      if (planned.outcome === 'refused') throw refusal(planned.problem);
      const { from, target, status, isShortened } = planned;
      const [there] = from === before?.from ? [] : await findRedirectsAt(trx, [from]);
      if (there?.isAutomatic === false) throw new AppError('redirect-exists', 409, { values: { from } });
      const ended = [before, there].flatMap((one) => one?.id ?? []);
      await endRedirects(trx, ended, { change, at });
      await insertRedirects(trx, [{ from, target, status }], { change, madeBy, at });
      const { languages } = await platform.locale();
      const to = writtenTarget(pages, target, splitLanguagePrefix(from, languages).language);
      await audit.record(trx, by, {
        action: own === undefined ? redirectAudit.added : redirectAudit.changed,
        subject: subjectOf(own ?? '', from),
        details: { to, status },
      });
      touch(redirectsTag);
      return { change, count: 1, from, to, isShortened };
    });
  }

  return {
    add: (by: Actor, input: RedirectInput): Promise<SavedRedirect> => save(by, input),
    change: (by: Actor, guid: string, input: RedirectInput): Promise<SavedRedirect> => save(by, input, guid),

    remove(by: Actor, { guids, filter, expected }: RedirectRemoval): Promise<RedirectChange> {
      requireAdmin(by.viewer);
      return platform.transaction(async (trx, touch) => {
        const { change, at } = await begin(trx);
        const found = filter === undefined ? await findRedirects(trx, guids ?? []) : await findMatching(trx, filter);
        if (expected !== undefined && expected !== found.length) throw new AppError('redirects-changed', 409);
        // Somebody else was first: what is left of them goes.
        if (found.length === 0) throw notFound();
        await endRedirects(
          trx,
          found.map(({ id }) => id),
          { change, at },
        );
        await audit.recordEach(
          trx,
          by,
          { action: redirectAudit.removed },
          found.map(({ id, from }) => subjectOf(id, from)),
        );
        touch(redirectsTag);
        return { change, count: found.length };
      });
    },

    /** Everything as it was before the change, or nothing when somebody changed a part of it after that. */
    undo(by: Actor, undone: string): Promise<void> {
      requireAdmin(by.viewer);
      return platform.transaction(async (trx, touch) => {
        const { change, at } = await begin(trx);
        const made = await findMadeIn(trx, undone);
        const ended = await findEndedIn(trx, undone);
        const [one] = [...made, ...ended];
        if (one === undefined) throw notFound();
        const own = new Set(made.map(({ id }) => id));
        const taken = await findRedirectsAt(
          trx,
          ended.map(({ from }) => from),
        );
        if (made.some(({ isEnded }) => isEnded) || taken.some(({ id, isAutomatic }) => !own.has(id) && !isAutomatic)) {
          throw new AppError('redirects-changed', 409);
        }
        // What moved pages left there meanwhile gives way again.
        await endRedirects(trx, [...own, ...taken.map(({ id }) => id)], { change, at });
        await reviveRedirects(trx, undone);
        await audit.record(trx, by, {
          action: redirectAudit.undone,
          subject: subjectOf(undone, one.from),
          details: { count: new Set([...made, ...ended].map(({ from }) => from)).size },
        });
        touch(redirectsTag);
      });
    },
  };
}
