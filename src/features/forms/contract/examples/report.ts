import { text } from '#platform/contract/texts/localized.ts';
import { emailField, type FormExample, nameField, option, phoneField, step, when } from './form-example.ts';

export const report: FormExample = {
  document: {
    title: text('Melding openbare ruimte', 'Report something in the street'),
    intro: text(
      'Is er iets kapot, vies of gevaarlijk op straat? Meld het hier.',
      'Is something in the street broken, dirty or dangerous? Report it here.',
    ),
    fields: [
      step('step1', 'Wat is er aan de hand?', 'What is the matter?'),
      {
        id: 'what',
        kind: 'choice',
        label: text('Wat ziet u?', 'What do you see?'),
        isRequired: true,
        options: [
          option('light', 'Straatverlichting is kapot', 'A street light is broken'),
          option('road', 'Schade aan weg of stoep', 'Damage to road or pavement'),
          option('waste', 'Afval op straat', 'Waste in the street'),
          option('green', 'Groen of een boom', 'Greenery or a tree'),
          option('else', 'Iets anders', 'Something else'),
        ],
      },
      {
        id: 'lamppost',
        kind: 'text',
        label: text('Nummer van de lantaarnpaal', 'Number of the lamp post'),
        help: text('Het staat op een plaatje op de paal.', 'It is on a plate on the post.'),
        condition: when('what', 'light'),
      },
      {
        id: 'danger',
        kind: 'choice',
        label: text('Is het gevaarlijk?', 'Is it dangerous?'),
        isRequired: true,
        options: [option('yes', 'Ja', 'Yes'), option('no', 'Nee', 'No')],
      },
      {
        id: 'call',
        kind: 'explanation',
        label: text('Bel ons meteen', 'Call us at once'),
        help: text(
          'Bel bij gevaar 14 0123. Wij komen dan zo snel mogelijk.',
          'In case of danger, call 14 0123. We will come as soon as possible.',
        ),
        condition: when('danger', 'yes'),
      },
      {
        id: 'describe',
        kind: 'longText',
        label: text('Beschrijf wat u ziet', 'Describe what you see'),
        isRequired: true,
      },
      {
        id: 'photos',
        kind: 'file',
        label: text('Foto’s van wat u ziet', 'Photographs of what you see'),
        help: text('Liever zonder mensen of kentekens.', 'Preferably without people or number plates.'),
        settings: { groups: ['image'], files: 3, megabytes: 10 },
      },
      step('step2', 'Waar is het?', 'Where is it?'),
      { id: 'where', kind: 'place', label: text('Plek', 'Place'), isRequired: true },
      step('step3', 'Uw gegevens', 'About you'),
      {
        id: 'keepme',
        kind: 'choice',
        label: text('Wilt u horen wat we ermee doen?', 'Would you like to hear what we do with it?'),
        isRequired: true,
        options: [option('yes', 'Ja', 'Yes'), option('no', 'Nee, ik meld anoniem', 'No, I report anonymously')],
      },
      { ...nameField, condition: when('keepme', 'yes') },
      { ...emailField, condition: when('keepme', 'yes') },
      { ...phoneField, condition: when('keepme', 'yes') },
    ],
  },
  settings: {
    referencePrefix: 'ML',
    confirmationField: 'email',
    confirmation: text(
      'Bedankt voor uw melding. We kijken er binnen drie werkdagen naar.',
      'Thank you for your report. We will look at it within three working days.',
    ),
    dueDays: 3,
    retentionDays: 180,
  },
};
