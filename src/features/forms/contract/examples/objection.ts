import { text } from '#platform/contract/texts/localized.ts';
import {
  addressField,
  emailField,
  type FormExample,
  nameField,
  option,
  phoneField,
  step,
  when,
} from './form-example.ts';

export const objection: FormExample = {
  document: {
    title: text('Bezwaar maken', 'Lodge an objection'),
    intro: text(
      'Maak bezwaar binnen zes weken na de datum van het besluit.',
      'Lodge your objection within six weeks of the date of the decision.',
    ),
    fields: [
      step('step1', 'Het besluit', 'The decision'),
      {
        id: 'reference',
        kind: 'text',
        label: text('Kenmerk van het besluit', 'Reference of the decision'),
        isRequired: true,
      },
      {
        id: 'decided',
        kind: 'date',
        label: text('Datum van het besluit', 'Date of the decision'),
        isRequired: true,
      },
      { id: 'decision', kind: 'file', label: text('Het besluit zelf', 'The decision itself'), settings: { files: 1 } },
      step('step2', 'Uw bezwaar', 'Your objection'),
      {
        id: 'grounds',
        kind: 'longText',
        label: text('Waarom bent u het niet eens met het besluit?', 'Why do you disagree with the decision?'),
        isRequired: true,
        settings: { maxLength: 4000, rows: 10 },
      },
      {
        id: 'urgent',
        kind: 'choice',
        label: text('Kan het wachten?', 'Can it wait?'),
        isRequired: true,
        options: [option('yes', 'Ja', 'Yes'), option('no', 'Nee, er is haast bij', 'No, it is urgent')],
      },
      {
        id: 'urgency',
        kind: 'longText',
        label: text('Waarom is er haast bij?', 'Why is it urgent?'),
        condition: when('urgent', 'no'),
        isRequired: true,
      },
      { id: 'evidence', kind: 'file', label: text('Bijlagen', 'Attachments'), settings: { files: 10 } },
      step('step3', 'Uw gegevens', 'About you'),
      nameField,
      addressField,
      emailField,
      phoneField,
      {
        id: 'signature',
        kind: 'signature',
        label: text('Uw handtekening', 'Your signature'),
        isRequired: true,
        personalData: 'ordinary',
      },
    ],
  },
  settings: {
    referencePrefix: 'BZ',
    confirmationField: 'email',
    confirmation: text(
      'We hebben uw bezwaar ontvangen. U hoort binnen twee weken hoe het verdergaat.',
      'We have received your objection. You will hear within two weeks how it continues.',
    ),
    dueDays: 42,
    retentionDays: 1825,
  },
};
