import type { AuditService } from '#features/audit/server/audit.service.ts';
import { deviceOf } from '#features/auth/contract/device.ts';
import type { ProfileFieldsService } from '#features/profile-fields/server/profile-fields.service.ts';
import type { AccountsService } from '#features/users/server/accounts.service.ts';
import { AppError, badInput, notAllowed, notFound, signInNeeded } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import { fullName } from '../contract/display-name.ts';
import type { ActivityPage, ApplicationUser, OtherProfile, ProfileChange } from '../contract/profile.ts';
import { type Property, propertyKeys } from '../contract/profile-properties.ts';
import { profileAudit, termsAudit } from '../contract/profiles.audit.ts';
import { profileTag } from '../contract/profiles.tags.ts';
import { checkedChanges, mergeProperties } from './checked-changes.ts';
import { presentOtherProfile, presentOwnProfile } from './present-profile.ts';
import { findFieldValues, findProfile, keepFieldValue, lockProfile, type ProfileRow } from './profiles.repository.ts';

export interface ProfilesParts {
  platform: Platform;
  fields: Pick<ProfileFieldsService, 'seen' | 'list'>;
  audit: Pick<AuditService, 'record' | 'ofUser' | 'actionWords'>;
  /** Whether this picture was uploaded as a photo of this person. */
  isPhotoOf(trx: PlatformTransaction, userId: string, assetGuid: string): Promise<boolean>;
  /** The version of the terms of use that holds now (§3). */
  termsOfUseVersion(): Promise<number>;
  accounts: Pick<AccountsService, 'viewerOf' | 'saveOwn'>;
  clock: Clock;
}

export type ProfilesService = ReturnType<typeof createProfilesService>;

export function createProfilesService(parts: ProfilesParts) {
  const { platform, fields, audit, accounts, clock } = parts;

  async function present(viewer: Viewer, row: ProfileRow): Promise<ApplicationUser> {
    const [definitions, values] = await Promise.all([fields.seen(viewer), findFieldValues(platform.db, row.id)]);
    return presentOwnProfile(viewer, row, definitions, values);
  }

  async function readLoggedIn(viewer: Viewer): Promise<ApplicationUser> {
    const row = await findProfile(platform.db, requireUserId(viewer));
    if (row === undefined) throw signInNeeded();
    return present(viewer, row);
  }

  /** product.md §2: only the version that holds now can be accepted; null is a no. What stays as it is, is no answer. */
  async function termsColumns(row: ProfileRow, accepted: number | null | undefined) {
    const before = {
      terms_of_use_version_accepted: row.terms_of_use_version_accepted,
      terms_of_use_asked: row.terms_of_use_asked,
    };
    const isAnswer =
      accepted !== undefined && !(row.terms_of_use_asked && accepted === row.terms_of_use_version_accepted);
    if (!isAnswer) return { columns: before, isAnswer };
    if (accepted !== null && accepted !== (await parts.termsOfUseVersion())) throw new AppError('terms-changed', 409);
    return { columns: { terms_of_use_version_accepted: accepted, terms_of_use_asked: true }, isAnswer };
  }

  async function requireOwnPhoto(trx: PlatformTransaction, userId: string, properties: readonly Property[]) {
    const photo = properties.find(({ key }) => key === propertyKeys.photo)?.value;
    if (typeof photo === 'string' && !(await parts.isPhotoOf(trx, userId, photo))) {
      throw badInput([{ path: 'body.properties', code: 'unknown-photo', message: propertyKeys.photo }]);
    }
  }

  return {
    readLoggedIn,

    /** §7. Only what the body names changes, and of that only what is the person's own: never rights, never the address. */
    async saveLoggedIn(by: Actor, body: ProfileChange): Promise<ApplicationUser> {
      const userId = requireUserId(by.viewer);
      requireMaySave(by.viewer, body);
      const definitions = await fields.seen(by.viewer);
      await platform.transaction(async (trx, touch) => {
        const row = await lockProfile(trx, userId);
        if (row === undefined) throw signInNeeded();
        const values = await findFieldValues(trx, userId);
        const known = { properties: row.properties, values, fields: definitions, isMett: by.viewer.isMett };
        const changes = checkedChanges(known, body.properties ?? []);
        await requireOwnPhoto(trx, userId, changes.properties);
        const names = namesOf(row, body);
        const terms = await termsColumns(row, body.termsOfUseVersionAccepted);
        const now = clock.now();
        const columns = {
          first_name: names.firstName,
          middle_name: names.middleName,
          last_name: names.lastName,
          name: fullName(names) || row.email,
          properties: mergeProperties(row.properties, changes.properties),
          ...terms.columns,
        };
        await accounts.saveOwn(trx, userId, columns);
        for (const [fieldId, value] of changes.values) await keepFieldValue(trx, { userId, fieldId }, value, now);
        const changed = [...changedNames(row, names), ...changes.keys];
        const subject = { kind: 'user', id: userId, name: columns.name };
        if (changed.length > 0) {
          await audit.record(trx, by, { action: profileAudit.changed, subject, details: { changed } });
        }
        if (terms.isAnswer) {
          const version = terms.columns.terms_of_use_version_accepted;
          const action = version === null ? termsAudit.declined : termsAudit.accepted;
          await audit.record(trx, by, { action, subject, details: version === null ? {} : { version } });
        }
        touch(profileTag(userId));
      });
      // An answer to the terms gives rights or takes them away, which the viewer of this request does not know yet.
      return readLoggedIn((await accounts.viewerOf(userId)) ?? by.viewer);
    },

    /** Somebody else, for members among themselves; who is not active is not there, except to admins. */
    async read(viewer: Viewer, guid: string, language: Language): Promise<OtherProfile> {
      if (!viewer.isActive) throw notAllowed();
      const row = await findProfile(platform.db, guid);
      if (row === undefined || !(row.is_active || viewer.isAdmin)) throw notFound();
      const [shown, values] = await Promise.all([fields.list(viewer, language), findFieldValues(platform.db, guid)]);
      return presentOtherProfile(viewer, row, shown, values);
    },

    async activity(
      viewer: Viewer,
      { before, language }: { before?: number | undefined; language: Language },
    ): Promise<ActivityPage> {
      const words = audit.actionWords(language);
      const { entries, nextBefore } = await audit.ofUser(viewer, { before, itemCount: 20 });
      return {
        nextBefore,
        entries: entries.map(({ id, at, action, subject, ipAddress, userAgent }) => ({
          id,
          at,
          action,
          words: words(action),
          // That it was about oneself goes without saying.
          subject: subject.id === viewer.id ? '' : subject.name,
          ipAddress,
          device: deviceOf(userAgent),
        })),
      };
    },
  };
}

/** Who declined the terms can change nothing as a member, but can always accept them after all. */
function requireMaySave(viewer: Viewer, body: ProfileChange): void {
  if (viewer.hasDeclinedTerms === true) {
    const { termsOfUseVersionAccepted: answer, ...rest } = body;
    const isAnswerOnly = Object.values(rest).every((value) => value === undefined);
    if (typeof answer !== 'number' && !isAnswerOnly) throw notAllowed('terms-declined');
  } else if (!viewer.isActive) throw notAllowed();
}

type Names = { firstName: string; middleName: string; lastName: string };

const namesOf = (row: ProfileRow, change: ProfileChange): Names => ({
  firstName: change.firstName ?? row.first_name,
  middleName: change.middleName ?? row.middle_name,
  lastName: change.lastName ?? row.last_name,
});

const changedNames = (row: ProfileRow, names: Names): string[] => {
  const before: Names = { firstName: row.first_name, middleName: row.middle_name, lastName: row.last_name };
  return (Object.keys(before) as (keyof Names)[]).filter((name) => before[name] !== names[name]);
};
