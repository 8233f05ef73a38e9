import type { ProfileFieldDefinition } from './profile-field.ts';

const nowhere = { nl: '' };
const frame = {
  section: nowhere,
  subsection: nowhere,
  sectionOrdinal: -1,
  subsectionOrdinal: -1,
  help: nowhere,
  visibleFor: 'user',
  inputType: 'fixed',
  autocomplete: '',
  defaultValue: null,
  required: false,
  options: [],
  mett: false,
  isBuiltIn: true,
} as const;

/** §3: always there, the same on every platform, and not to be changed. */
export const builtInFields: readonly Omit<ProfileFieldDefinition, 'platformGuid'>[] = [
  {
    ...frame,
    guid: '00000000-0000-4000-8000-000000000001',
    key: 'accountEmail',
    category: 'profile',
    fieldOrdinal: 0,
    type: 'email',
    label: { nl: 'E-mailadres', en: 'E-mail address' },
    autocomplete: 'email',
    required: true,
    options: [],
  },
  {
    ...frame,
    guid: '00000000-0000-4000-8000-000000000002',
    key: 'termsOfUse',
    category: 'security',
    fieldOrdinal: 1,
    type: 'text',
    label: { nl: 'Gebruiksvoorwaarden', en: 'Terms of use' },
    options: [],
  },
  {
    ...frame,
    guid: '00000000-0000-4000-8000-000000000003',
    key: 'privacyStatement',
    category: 'privacy',
    fieldOrdinal: 2,
    type: 'text',
    label: { nl: 'Privacyverklaring', en: 'Privacy statement' },
    options: [],
  },
  {
    ...frame,
    guid: '00000000-0000-4000-8000-000000000004',
    key: 'cookies',
    category: 'privacy',
    fieldOrdinal: 3,
    type: 'text',
    label: { nl: 'Cookies', en: 'Cookies' },
    options: [],
  },
];
