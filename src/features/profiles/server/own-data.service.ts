import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { CredentialsService } from '#features/auth/server/credentials.service.ts';
import type { ProfileFieldsService } from '#features/profile-fields/server/profile-fields.service.ts';
import { signInNeeded } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import { profileAudit } from '../contract/profiles.audit.ts';
import {
  findAccountFacts,
  findFieldValues,
  findMails,
  findPictures,
  findProfile,
  findRoleNames,
} from './profiles.repository.ts';

interface OwnDataParts {
  platform: Platform;
  fields: Pick<ProfileFieldsService, 'list'>;
  audit: Pick<AuditService, 'record' | 'ofUser'>;
  credentials: Pick<CredentialsService, 'factsOf'>;
  clock: Clock;
  /** What they vote for and join. */
  supportOf(viewer: Viewer): Promise<object[]>;
  /** What they follow. */
  followsOf(viewer: Viewer): Promise<object[]>;
  /** What they voted in polls with their name. */
  pollVotesOf(viewer: Viewer): Promise<object[]>;
  /** What they sent by forms. */
  submissionsOf(viewer: Viewer): Promise<object[]>;
  /** What they said about items and pages. */
  reactionsOf(viewer: Viewer): Promise<object[]>;
  /** What they brought to lists. */
  offersOf(viewer: Viewer): Promise<object[]>;
}

export type OwnDataService = ReturnType<typeof createOwnDataService>;

/** Everything that is kept about someone, for themselves (GDPR, articles 15 and 20). */
export function createOwnDataService(parts: OwnDataParts) {
  const { platform, fields, audit, credentials, clock, supportOf, followsOf } = parts;
  const { pollVotesOf, submissionsOf, reactionsOf, offersOf } = parts;
  /** What they did can be long: it is read page by page while it is sent. */
  async function* activity(viewer: Viewer): AsyncGenerator<object[]> {
    let before: number | undefined;
    do {
      const { entries, nextBefore } = await audit.ofUser(viewer, { before, itemCount: 200 });
      yield entries.map(({ at, action, subject, details, ipAddress, userAgent }) => ({
        at,
        action,
        subject,
        details,
        ipAddress,
        userAgent,
      }));
      before = nextBefore ?? undefined;
    } while (before !== undefined);
  }

  async function* written(viewer: Viewer, facts: Record<string, unknown>): AsyncGenerator<string> {
    yield JSON.stringify(facts, null, 2).slice(0, -2);
    yield ',\n  "activity": [';
    let separator = '\n    ';
    for await (const page of activity(viewer)) {
      for (const entry of page) {
        yield separator + JSON.stringify(entry);
        separator = ',\n    ';
      }
    }
    yield '\n  ]\n}\n';
  }

  return {
    /** The parts of one JSON document, in order. */
    async download(by: Actor, language: Language): Promise<AsyncGenerator<string>> {
      const userId = requireUserId(by.viewer);
      const row = await findProfile(platform.db, userId);
      if (row === undefined) throw signInNeeded();
      const [
        known,
        values,
        roles,
        account,
        signInFacts,
        mails,
        pictures,
        support,
        follows,
        pollVotes,
        submissions,
        reactions,
        offers,
      ] = await Promise.all([
        fields.list(by.viewer, language),
        findFieldValues(platform.db, userId),
        findRoleNames(platform.db, userId),
        findAccountFacts(platform.db, userId),
        credentials.factsOf(userId),
        findMails(platform.db, row.email),
        findPictures(platform.db, userId),
        supportOf(by.viewer),
        followsOf(by.viewer),
        pollVotesOf(by.viewer),
        submissionsOf(by.viewer),
        reactionsOf(by.viewer),
        offersOf(by.viewer),
      ]);
      await platform.transaction((trx) => audit.record(trx, by, { action: profileAudit.downloaded }));
      return written(by.viewer, {
        exportedAt: clock.now().toISOString(),
        profile: {
          guid: row.id,
          email: row.email,
          firstName: row.first_name,
          middleName: row.middle_name,
          lastName: row.last_name,
          properties: row.properties,
          fields: known
            .filter(({ guid }) => values.has(guid))
            .map(({ guid, key, label }) => ({ key, label, value: values.get(guid) })),
          ...(row.terms_of_use_asked ? { termsOfUseVersionAccepted: row.terms_of_use_version_accepted } : {}),
        },
        roles,
        account,
        ...signInFacts,
        pictures,
        support,
        follows,
        pollVotes,
        submissions,
        reactions,
        offers,
        mails,
      });
    },
  };
}
