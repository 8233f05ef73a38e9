import { type AccountKey, accountSources } from '#features/forms/contract/prefill/prefill-sources.ts';
import type { ProfileFieldsService } from '#features/profile-fields/server/profile-fields.service.ts';
import { fullName } from '#features/profiles/contract/display-name.ts';
import type { ApplicationUser } from '#features/profiles/contract/profile.ts';
import type { ProfilesService } from '#features/profiles/server/profiles.service.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Posted } from '../../contract/filling.ts';
import { type KnownOfPerson, prefilled } from '../../contract/prefill/prefilled.ts';
import { book, type LiveForm } from '../form-filling.ts';
import type { SubmissionsService } from '../submissions.service.ts';

interface PrefillParts {
  submissions: Pick<SubmissionsService, 'requireForm'>;
  fields: Pick<ProfileFieldsService, 'seen'>;
  profiles: Pick<ProfilesService, 'readLoggedIn'>;
}

export type PrefillService = ReturnType<typeof createPrefillService>;

/** What a form starts with for who is signed in: only of themselves, and only what the form asks for. */
export function createPrefillService({ submissions, fields, profiles }: PrefillParts) {
  async function ofForm(viewer: Viewer, { document }: Pick<LiveForm, 'document'>): Promise<Posted> {
    const isAsked = document.fields.some(({ prefill }) => prefill !== '');
    if (viewer.kind !== 'user' || !isAsked) return {};
    const [user, definitions] = await Promise.all([profiles.readLoggedIn(viewer), fields.seen(viewer)]);
    const values = new Map(user.properties.map(({ key, value }) => [key, value]));
    const known: KnownOfPerson = new Map([
      ...accountSources.map((source) => [source.key, { ...source, value: ofAccount(user, source.key) }] as const),
      ...definitions.map(({ key, type }) => [key, { key, kind: type, value: values.get(key) }] as const),
    ]);
    return prefilled(document, known, book);
  }

  return {
    ofForm,
    async read(viewer: Viewer, guid: string): Promise<Posted> {
      return ofForm(viewer, await submissions.requireForm(viewer, guid));
    },
  };
}

function ofAccount(user: ApplicationUser, key: AccountKey): string {
  switch (key) {
    case '@name':
      return fullName(user);
    case '@firstName':
      return user.firstName;
    case '@lastName':
      return [user.middleName, user.lastName].filter(Boolean).join(' ');
    case '@email':
      return user.email;
  }
}
