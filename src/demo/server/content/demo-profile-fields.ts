import { NewProfileField } from '#features/profile-fields/contract/profile-field.ts';

/** What Vloedhaven asks of its members; enough to see sections, kinds of answers and who may read them. */
export const demoProfileFields = [
  {
    key: 'wijk',
    category: 'profile',
    type: 'choice',
    label: { nl: 'Wijk', en: 'Neighbourhood', de: 'Stadtviertel', ar: 'الحي' },
    help: { nl: 'Zo kunnen we u nieuws uit uw buurt laten zien.', en: 'So that we can show you news from around you.' },
    section: { nl: 'Over u', en: 'About you' },
    visibleFor: null,
    options: [
      { value: 'havenkwartier', label: { nl: 'Havenkwartier', en: 'Harbour quarter' } },
      { value: 'binnenstad', label: { nl: 'Binnenstad', en: 'Town centre' } },
      { value: 'dijkzicht', label: { nl: 'Dijkzicht', en: 'Dike view' } },
    ],
  },
  {
    key: 'overMij',
    category: 'profile',
    type: 'longText',
    label: { nl: 'Over mij', en: 'About me', de: 'Über mich', ar: 'نبذة عني' },
    help: { nl: 'Andere leden kunnen dit lezen.', en: 'Other members can read this.' },
    section: { nl: 'Over u', en: 'About you' },
    visibleFor: null,
  },
  {
    key: 'telefoon',
    category: 'profile',
    type: 'phone',
    label: { nl: 'Telefoonnummer', en: 'Phone number', de: 'Telefonnummer', ar: 'رقم الهاتف' },
    section: { nl: 'Contact', en: 'Contact' },
    autocomplete: 'tel',
  },
  {
    key: 'onderwerpen',
    category: 'privacy',
    type: 'manyChoice',
    label: { nl: 'Waarover mogen we u benaderen?', en: 'What may we contact you about?' },
    section: { nl: 'Contact met de gemeente', en: 'Contact with the municipality' },
    options: [
      { value: 'bouwen', label: { nl: 'Bouwen in mijn buurt', en: 'Building near me' } },
      { value: 'verkeer', label: { nl: 'Verkeer en parkeren', en: 'Traffic and parking' } },
      { value: 'meedenken', label: { nl: 'Meedenken over plannen', en: 'Helping to make plans' } },
    ],
  },
].map((field) => NewProfileField.parse(field));
