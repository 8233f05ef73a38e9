import { emailField, nameField } from '#features/forms/contract/examples/form-example.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { told, type WriteForm } from './demo-form.ts';
import { person, pick } from './made-up.ts';

type Idea = readonly [title: string, why: string];

const ideas: readonly [Idea, ...Idea[]] = [
  ['Een pluktuin bij de school', 'De kinderen leren dan waar groente vandaan komt, en ouders ontmoeten elkaar.'],
  ['Meer bankjes langs de dijk', 'Mijn moeder loopt graag, maar kan na tien minuten nergens zitten.'],
  ['Een trap in het water aan de Werfkade', 'Kinderen springen van de muur en komen er niet meer uit.'],
  ['Een tafeltennistafel op het Kaaiplein', 'Dan is er ’s avonds iets te doen voor jongeren.'],
  ['Verlichting op het jaagpad', 'In de winter fietst niemand er meer, het is er te donker.'],
];

/** What residents send in without an account; whoever manages the ideas makes an item of it. */
export const ideaForm: WriteForm = () => ({
  key: 'idea',
  versions: [
    {
      document: {
        title: text('Dien een idee in', 'Send in an idea'),
        intro: text(
          'Een account is niet nodig. Wij vragen één keer of het e-mailadres van u is. Binnen twee werkdagen staat uw idee op de site.',
          'You need no account. We ask once whether the e-mail address is yours. Within two working days your idea is on the site.',
        ),
        fields: [
          {
            id: 'title',
            kind: 'text',
            label: text('Uw idee in één zin', 'Your idea in one sentence'),
            isRequired: true,
          },
          {
            id: 'reason',
            kind: 'longText',
            label: text('Waarom is dit een goed idee?', 'Why is this a good idea?'),
            isRequired: true,
          },
          { id: 'where', kind: 'place', label: text('Waar is het?', 'Where is it?') },
          { ...nameField, isRequired: false },
          emailField,
        ],
      },
      note: '',
      daysAgo: 60,
    },
  ],
  settings: {
    referencePrefix: 'ID',
    visibility: 'Verify',
    confirmationField: 'email',
    confirmation: text(
      'Bedankt voor uw idee. U krijgt een mail zodra het op de site staat en als er iets mee gebeurt.',
      'Thank you for your idea. You will get an e-mail when something happens to it.',
    ),
    dueDays: 2,
    retentionDays: 365,
    ...told('havenkwartier'),
  },
  sent: 23,
  minutes: 3,
  leaves: [
    ['reason', 60],
    ['email', 40],
  ],
  fill(random) {
    const [title, why] = pick(random, ideas);
    const { name, email } = person(random);
    return { title: [title], reason: [why], name: [name], email: [email] };
  },
  labels: () => [],
});
