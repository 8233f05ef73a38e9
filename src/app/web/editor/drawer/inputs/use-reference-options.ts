import { useQuery } from '@tanstack/react-query';
import { useUserState } from '#features/auth/web/user-store-context.ts';
import { listFormChoices } from '#features/forms/contract/forms.endpoints.ts';
import { listItemTypes } from '#features/item-types/contract/item-types.endpoints.ts';
import { listPages } from '#features/pages/contract/pages.endpoints.ts';
import { listProfileFields } from '#features/profile-fields/contract/profile-fields.endpoints.ts';
import { listRoles } from '#features/roles/contract/roles.endpoints.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import type { ReferenceKind } from '#platform/contract/options/option-field.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import type { Option } from '#platform/web/ui/option-list/option.ts';
import { listBuildingBlocks } from '../../../../contract/building-blocks.endpoints.ts';

type Known = Exclude<ReferenceKind, 'item'>;

/** What can be named, or nothing for who may not know it: they leave what was chosen as it is. */
export function useReferenceOptions(to: Known): Option[] | undefined {
  const call = useCall();
  const language = useLanguage();
  const { applicationUser } = useUserState();
  const isAllowed = mayAsk(to, applicationUser);
  const { data } = useQuery({
    queryKey: ['named by a block', to, language],
    queryFn: () => ask[to](call, language),
    enabled: isAllowed,
  });
  return isAllowed ? data : undefined;
}

function mayAsk(to: Known, user: { isAdmin: boolean; isContentManager: boolean } | undefined): boolean {
  if (to === 'role') return user?.isAdmin === true;
  if (to === 'form' || to === 'shared-part' || to === 'list-block') return user?.isContentManager === true;
  return true;
}

const ask: Record<Known, (call: Call, language: Language) => Promise<Option[]>> = {
  form: async (call, language) =>
    (await call(listFormChoices, { query: { language } })).map(({ guid, title }) => ({ id: guid, label: title })),
  role: async (call) => (await call(listRoles, {})).map(({ id, name }) => ({ id, label: name })),
  'item-type': async (call, language) =>
    (await call(listItemTypes, {})).map(({ name, itemNamePlural: { $lang } }) => ({
      id: name,
      label: $lang[language] || $lang[defaultLanguage] || name,
    })),
  // Of several types that have a field with the same key, what the first calls it.
  'item-field': async (call, language) => {
    const fields = (await call(listItemTypes, {})).flatMap((type) => type.fields);
    const labels = new Map(fields.map(({ key, label: { $lang } }) => [key, $lang[language] || $lang[defaultLanguage]]));
    return [...labels].map(([key, label]) => ({ id: key, label: label || key }));
  },
  'profile-field': async (call, language) =>
    (await call(listProfileFields, { query: { language } })).map(({ key, label }) => ({ id: key, label })),
  'shared-part': async (call, language) =>
    (await call(listPages, { query: { language, kind: 'shared-part' } })).map(({ guid, title }) => ({
      id: guid,
      label: title,
    })),
  'list-block': async (call, language) => {
    const kinds = await call(listBuildingBlocks, {});
    const names = kinds.flatMap(({ name, hasItems }) => (hasItems ? [name] : []));
    const query = { language, IncludeBbis: 'true', FilterBbisByBuildingBlocks: names } as const;
    const pages = await call(listPages, { query });
    return pages.flatMap(({ title, buildingBlockInstances = [] }) =>
      buildingBlockInstances.map(({ guid, heading }) => ({
        id: guid,
        label: heading?.value ? `${title}: ${heading.value}` : title,
      })),
    );
  },
};
