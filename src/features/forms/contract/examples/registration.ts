import { text } from '#platform/contract/texts/localized.ts';
import { emailField, type FormExample, nameField, option, when } from './form-example.ts';

export const registration: FormExample = {
  document: {
    title: text('Aanmelden voor de bijeenkomst', 'Register for the meeting'),
    intro: text(
      'Er is plaats voor 120 mensen. U krijgt een bevestiging per e-mail.',
      'There is room for 120 people. You will receive a confirmation by e-mail.',
    ),
    fields: [
      nameField,
      emailField,
      {
        id: 'guests',
        kind: 'number',
        label: text('Hoeveel mensen neemt u mee?', 'How many people will you bring?'),
        help: text('Uzelf niet meegeteld.', 'Not counting yourself.'),
        settings: { min: 0, max: 4, decimals: 0 },
      },
      {
        id: 'needs',
        kind: 'choice',
        label: text('Hebt u iets nodig om mee te kunnen doen?', 'Do you need anything to take part?'),
        isRequired: true,
        options: [option('no', 'Nee', 'No'), option('yes', 'Ja', 'Yes')],
      },
      {
        id: 'needswhat',
        kind: 'longText',
        label: text('Wat kunnen we voor u regelen?', 'What can we arrange for you?'),
        help: text(
          'Bijvoorbeeld een tolk of een plaats voor een rolstoel.',
          'For example an interpreter or a place for a wheelchair.',
        ),
        condition: when('needs', 'yes'),
        isRequired: true,
        personalData: 'special',
        retentionDays: 30,
      },
      {
        id: 'consent',
        kind: 'consent',
        label: text('Ik weet dat er foto’s worden gemaakt.', 'I know that photographs will be taken.'),
      },
    ],
  },
  settings: {
    submissionLimit: 120,
    dailyLimit: 3,
    referencePrefix: 'AM',
    confirmationField: 'email',
    confirmation: text('U bent aangemeld. Tot dan!', 'You are registered. See you there!'),
    retentionDays: 90,
  },
};
