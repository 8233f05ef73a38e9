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

export const application: FormExample = {
  document: {
    title: text('Subsidie aanvragen', 'Apply for a grant'),
    intro: text(
      'Houd uw begroting en offertes bij de hand. U kunt tussendoor stoppen en later verdergaan.',
      'Keep your budget and quotations at hand. You can stop and go on later.',
    ),
    fields: [
      step('step1', 'Uw plan', 'Your plan'),
      { id: 'plan', kind: 'text', label: text('Naam van uw plan', 'Name of your plan'), isRequired: true },
      {
        id: 'goal',
        kind: 'longText',
        label: text('Wat gaat u doen, en voor wie?', 'What will you do, and for whom?'),
        isRequired: true,
      },
      { id: 'start', kind: 'date', label: text('Wanneer begint u?', 'When do you begin?'), isRequired: true },
      step('step2', 'Wat het kost', 'What it costs'),
      {
        id: 'costs',
        kind: 'repeatGroup',
        label: text('Kosten', 'Costs'),
        isRequired: true,
        settings: { min: 1, max: 20, addWords: text('Nog een kostenpost', 'Another cost') },
        fields: [
          { id: 'costname', kind: 'text', label: text('Waarvoor', 'For what'), isRequired: true },
          { id: 'costmoney', kind: 'money', label: text('Bedrag', 'Amount'), isRequired: true },
        ],
      },
      {
        id: 'asked',
        kind: 'money',
        label: text('Welk bedrag vraagt u aan?', 'Which amount do you apply for?'),
        isRequired: true,
      },
      {
        id: 'quotes',
        kind: 'file',
        label: text('Offertes', 'Quotations'),
        settings: { files: 5 },
      },
      step('step3', 'Uw gegevens', 'About you'),
      {
        id: 'applicant',
        kind: 'choice',
        label: text('U vraagt aan als', 'You apply as'),
        isRequired: true,
        options: [option('person', 'Inwoner', 'Resident'), option('group', 'Organisatie', 'Organisation')],
      },
      {
        id: 'group',
        kind: 'text',
        label: text('Naam van de organisatie', 'Name of the organisation'),
        autocomplete: 'organization',
        condition: when('applicant', 'group'),
        isRequired: true,
      },
      nameField,
      addressField,
      emailField,
      phoneField,
      {
        id: 'consent',
        kind: 'consent',
        label: text('Ik heb alles naar waarheid ingevuld.', 'I have answered everything truthfully.'),
        isRequired: true,
      },
    ],
  },
  settings: {
    referencePrefix: 'SU',
    confirmationField: 'email',
    confirmation: text(
      'We hebben uw aanvraag ontvangen. U hoort binnen acht weken of u de subsidie krijgt.',
      'We have received your application. You will hear within eight weeks whether you get the grant.',
    ),
    dueDays: 56,
    retentionDays: 2555,
  },
};
