import { systemViewer } from '#platform/contract/rights/viewer.ts';
import { NewProfileField, type ProfileFieldDefinition } from '../contract/profile-field.ts';
import type { ProfileFieldsService } from './profile-fields.service.ts';

let fields = 0;

/** A field of one line of text, unless something else is said. */
export function buildField(
  { services }: { services: { profileFields: ProfileFieldsService } },
  overrides: Partial<NewProfileField> = {},
): Promise<ProfileFieldDefinition> {
  fields += 1;
  const input = {
    key: `veld${fields}`,
    category: 'profile',
    type: 'text',
    label: { nl: `Veld ${fields}` },
    ...overrides,
  };
  return services.profileFields.add({ viewer: systemViewer('test') }, NewProfileField.parse(input));
}
