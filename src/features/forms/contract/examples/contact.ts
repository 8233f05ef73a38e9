import { text } from '#platform/contract/texts/localized.ts';
import { emailField, type FormExample, nameField, option, phoneField, when } from './form-example.ts';

export const contact: FormExample = {
  document: {
    title: text('Stel uw vraag', 'Ask your question'),
    intro: text(
      'U krijgt binnen vijf werkdagen antwoord per e-mail.',
      'You will receive an answer by e-mail within five working days.',
    ),
    fields: [
      {
        id: 'subject',
        kind: 'choice',
        label: text('Waar gaat uw vraag over?', 'What is your question about?'),
        isRequired: true,
        options: [
          option('question', 'Een vraag', 'A question'),
          option('compliment', 'Een compliment', 'A compliment'),
          option('complaint', 'Een klacht', 'A complaint'),
        ],
      },
      {
        id: 'complaint',
        kind: 'date',
        label: text('Wanneer gebeurde het?', 'When did it happen?'),
        condition: when('subject', 'complaint'),
      },
      { id: 'message', kind: 'longText', label: text('Uw bericht', 'Your message'), isRequired: true },
      nameField,
      emailField,
      phoneField,
    ],
  },
  settings: {
    referencePrefix: 'CO',
    confirmationField: 'email',
    confirmation: text(
      'Bedankt voor uw bericht. We antwoorden binnen vijf werkdagen.',
      'Thank you for your message. We will answer within five working days.',
    ),
    dueDays: 5,
    retentionDays: 365,
  },
};
