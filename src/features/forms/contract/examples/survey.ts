import { text } from '#platform/contract/texts/localized.ts';
import { type FormExample, option } from './form-example.ts';

export const survey: FormExample = {
  document: {
    title: text('Wat vindt u van uw buurt?', 'What do you think of your neighbourhood?'),
    intro: text(
      'Het kost drie minuten. We vragen niet wie u bent.',
      'It takes three minutes. We do not ask who you are.',
    ),
    fields: [
      {
        id: 'grade',
        kind: 'scale',
        label: text('Hoe prettig woont u hier?', 'How pleasant is it to live here?'),
        isRequired: true,
        settings: {
          from: 1,
          to: 10,
          lowWords: text('Helemaal niet', 'Not at all'),
          highWords: text('Heel prettig', 'Very pleasant'),
        },
      },
      {
        id: 'parts',
        kind: 'matrix',
        label: text('Hoe tevreden bent u over', 'How satisfied are you with'),
        options: [
          option('low', 'Ontevreden', 'Dissatisfied'),
          option('middle', 'Gaat wel', 'So-so'),
          option('high', 'Tevreden', 'Satisfied'),
        ],
        settings: {
          rows: [
            option('green', 'Groen', 'Greenery'),
            option('traffic', 'Verkeer', 'Traffic'),
            option('safety', 'Veiligheid', 'Safety'),
          ],
          needsEveryRow: false,
        },
      },
      {
        id: 'better',
        kind: 'manyChoice',
        label: text('Wat moet als eerste beter?', 'What should improve first?'),
        help: text('Kies er hoogstens drie.', 'Choose three at most.'),
        options: [
          option('play', 'Speelplekken', 'Playgrounds'),
          option('parking', 'Parkeren', 'Parking'),
          option('waste', 'Afval', 'Waste'),
          option('light', 'Verlichting', 'Lighting'),
          option('shops', 'Winkels', 'Shops'),
        ],
        settings: { max: 3 },
      },
      {
        id: 'grading',
        kind: 'longText',
        label: text('Waarom geeft u zo’n laag cijfer?', 'Why do you give such a low grade?'),
        condition: { match: 'all', rules: [{ field: 'grade', operator: 'atMost', values: ['5'] }] },
      },
      {
        id: 'idea',
        kind: 'longText',
        label: text('Hebt u een idee voor uw buurt?', 'Do you have an idea for your neighbourhood?'),
      },
    ],
  },
  settings: {
    onSubmit: ['Save'],
    dailyLimit: 1,
    canWithdraw: false,
    confirmation: text('Bedankt voor uw mening.', 'Thank you for your opinion.'),
    retentionDays: 730,
  },
};
