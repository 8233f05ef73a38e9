import type { SettingsService } from '#features/settings/server/settings.service.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type OutsideAnswer, verdictOf } from '../contract/outside-answer.ts';
import { outsideLinksTag } from '../contract/outside-links.tags.ts';
import { afterTry, isDead } from '../contract/tried-address.ts';
import { askAddress, fetchRobots } from './ask-address.ts';
import { HostBusyError, type HostPaces } from './host-pace.ts';
import {
  type DueAddress,
  findDueAddresses,
  findFailed,
  forgetUnseen,
  hasAnswered,
  type NotedAddress,
  noteAddresses,
  saveTried,
} from './outside-links.repository.ts';
import { outsideUrl } from './outside-url.ts';

interface OutsideLinksParts {
  platform: Platform;
  settings: Pick<SettingsService, 'all'>;
  clock: Clock;
  /** Hosts of the platform itself: those are looked up and not asked. */
  isOwnHost(host: string): boolean;
  allowsLoopback: boolean;
  /** Shared by all platforms and processes: to another site they are one. */
  hostPaces: HostPaces;
}

const hour = 3_600_000;
const mostInTurn = 100;
const mostOfHost = 10;
const sitesAtOnce = 4;
const longestAddress = 2000;
/** Then the rest waits for the next turn: a stop of the server does not wait for other sites. */
const longestTurn = 60_000;

interface Tried {
  due: DueAddress;
  answer: OutsideAnswer;
}

const hasAnswer = ({ answer }: Tried): boolean => answer.kind === 'answered';

export type OutsideDeath = 'outside-gone' | 'outside-silent';
export type OutsideLinksService = ReturnType<typeof createOutsideLinksService>;

/** Whether addresses on other sites are there, asked politely in the background (docs/decisions/0112). */
export function createOutsideLinksService({
  platform,
  settings,
  clock,
  isOwnHost,
  allowsLoopback,
  hostPaces,
}: OutsideLinksParts) {
  const isOn = async (): Promise<boolean> => (await settings.all()).tryOutsideLinks;

  /** As it is asked; nothing for what is ours, is no address of a site, or leads into a network of our own. */
  function addressOf(href: string): NotedAddress | undefined {
    if (!/^(?:https?:)?\/\//i.test(href) || href.length > longestAddress) return undefined;
    const url = outsideUrl(href, allowsLoopback);
    if (url === undefined || isOwnHost(url.hostname)) return undefined;
    url.hash = '';
    return { address: url.href, host: url.host };
  }

  const addressesOf = (hrefs: readonly string[]): Map<string, NotedAddress> =>
    new Map(
      hrefs.flatMap((href) => {
        const noted = addressOf(href);
        return noted === undefined ? [] : [[href, noted] as const];
      }),
    );

  /** A silence says nothing of them while nothing at all answers us. */
  async function keep({ due, answer }: Tried): Promise<boolean> {
    const now = clock.now();
    const answeredAt = answer.kind === 'answered' ? now : undefined;
    const isOurs = answer.kind === 'silent' && !(await hasAnswered(platform.db, new Date(now.getTime() - 24 * hour)));
    const verdict = isOurs ? 'later' : verdictOf(answer);
    const patience = answer.kind === 'answered' ? answer.retryAfterSeconds : undefined;
    const after = afterTry(due, verdict, { now, patience });
    await saveTried(platform.db, due.address, after, answeredAt);
    return isDead(after) !== isDead(due) || after.outcome !== due.outcome;
  }

  /** One after the other, with time to breathe. Answers what came of each. */
  async function trySite(site: readonly DueAddress[], signal: AbortSignal): Promise<Tried[]> {
    const { pace } = hostPaces;
    const tried: Tried[] = [];
    const robots = new Map<string, Promise<string>>();
    const robotsOf = (url: URL): Promise<string> => {
      const rules = robots.get(url.origin) ?? fetchRobots(url, { allowsLoopback, pace, signal });
      robots.set(url.origin, rules);
      return rules;
    };
    for (const due of site) {
      if (signal.aborted) break;
      const parts = { allowsLoopback, robotsOf, pace, now: clock.now, signal };
      const answer = await askAddress(due.address, parts).catch((error: unknown) => {
        if (signal.aborted || error instanceof HostBusyError) return undefined;
        throw error;
      });
      // Cut off by the end of the turn and not by the site.
      if (signal.aborted) break;
      // Other platforms ask its host: it stays due.
      if (answer === undefined) continue;
      tried.push({ due, answer });
      // Who asks for patience gets it for all of the site, until the next turn.
      if (answer.kind === 'answered' && answer.status === 429) break;
    }
    return tried;
  }

  return {
    /** These stand on what readers have. */
    async note(hrefs: readonly string[]): Promise<void> {
      if (!(await isOn())) return;
      const noted = new Map([...addressesOf(hrefs).values()].map((one) => [one.address, one]));
      if (noted.size === 0) return;
      const now = clock.now();
      await noteAddresses(platform.db, [...noted.values()], { now, notSince: new Date(now.getTime() - 12 * hour) });
    },

    /** Those of these that are not there, as far as is known. */
    async deadAmong(hrefs: readonly string[]): Promise<Record<string, OutsideDeath>> {
      const addresses = addressesOf(hrefs);
      if (addresses.size === 0 || !(await isOn())) return {};
      const asked = [...new Set([...addresses.values()].map(({ address }) => address))];
      const dead = new Map(
        (await findFailed(platform.db, asked)).filter(isDead).map(({ address, outcome }) => [address, outcome]),
      );
      return Object.fromEntries(
        [...addresses].flatMap(([href, { address }]): [string, OutsideDeath][] => {
          const outcome = dead.get(address);
          return outcome === undefined ? [] : [[href, outcome === 'gone' ? 'outside-gone' : 'outside-silent']];
        }),
      );
    },

    /** One turn: those that are due, a few sites at once and one question at a time to each. */
    async tryDue(): Promise<void> {
      if (!(await isOn())) return;
      const signal = AbortSignal.timeout(longestTurn);
      const now = clock.now();
      await forgetUnseen(platform.db, new Date(now.getTime() - 72 * hour));
      await hostPaces.forget();
      const due = await findDueAddresses(platform.db, { now, limit: mostInTurn, perHost: mostOfHost });
      const sites = [...Map.groupBy(due, ({ host }) => host).values()];
      const tried: Tried[] = [];
      const work = async () => {
        for (let site = sites.shift(); site !== undefined; site = sites.shift()) {
          tried.push(...(await trySite(site, signal)));
        }
      };
      await Promise.all(Array.from({ length: sitesAtOnce }, work));
      let isNews = false;
      // Silences last: by then it is known whether anything answers.
      for (const one of [...tried.filter(hasAnswer), ...tried.filter((other) => !hasAnswer(other))]) {
        if (await keep(one)) isNews = true;
      }
      if (isNews) await platform.signal(platform.db, outsideLinksTag);
    },
  };
}
