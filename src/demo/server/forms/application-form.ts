import { emailField, nameField } from '#features/forms/contract/examples/form-example.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { vacancyGuids } from '../content/vacancy-items.ts';
import { told, type WriteForm } from './demo-form.ts';
import { chance, person, pick } from './made-up.ts';

const reasons = [
  'Ik ken de haven van jongs af aan en wil mijn ervaring op de veerboot hier gebruiken.',
  'Na tien jaar in de zorg zoek ik werk buiten, dicht bij huis.',
  'Ik heb dit werk gedaan in Terneuzen en verhuis in het voorjaar naar Vloedhaven.',
  'Uw gemeente laat bewoners echt meedoen. Daar wil ik aan meewerken.',
  'Ik rond in januari mijn opleiding af en loop nu stage bij het waterschap.',
] as const;

/** One form for all vacancies: each submission knows for which it was sent. */
export const applicationForm: WriteForm = (dates) => ({
  key: 'application',
  versions: [
    {
      document: {
        title: text('Solliciteren', 'Apply for this job'),
        intro: text(
          'U hoort binnen twee weken van ons. Uw gegevens gaan vier weken na de procedure weg.',
          'You will hear from us within two weeks. Your data are removed four weeks after the procedure.',
        ),
        fields: [
          nameField,
          emailField,
          {
            id: 'phone',
            kind: 'phone',
            label: text('Telefoonnummer', 'Phone number'),
            autocomplete: 'tel',
            personalData: 'ordinary',
          },
          {
            id: 'reason',
            kind: 'longText',
            label: text('Waarom wilt u dit doen?', 'Why would you like to do this?'),
            isRequired: true,
            personalData: 'ordinary',
          },
          {
            id: 'resume',
            kind: 'file',
            label: text('Uw cv', 'Your CV'),
            help: text('Een foto hoeft er niet bij.', 'A photograph is not needed.'),
            personalData: 'ordinary',
            settings: { groups: ['pdf', 'document'], files: 2, megabytes: 10 },
          },
          { id: 'start', kind: 'date', label: text('Vanaf wanneer kunt u beginnen?', 'From when could you start?') },
        ],
      },
      note: '',
      daysAgo: 8,
    },
  ],
  settings: {
    onSubmit: ['Save', 'Notify'],
    referencePrefix: 'VAC',
    dueDays: 14,
    retentionDays: 56,
    canWithdraw: true,
    confirmationField: 'email',
    ...told('werken'),
  },
  sent: 14,
  minutes: 6,
  leaves: [
    ['reason', 60],
    ['resume', 40],
  ],
  items: vacancyGuids,
  fill(random) {
    const { name, email, phone } = person(random);
    return {
      name: [name],
      email: [email],
      reason: [pick(random, reasons)],
      ...(chance(random, 0.7) && { phone: [phone] }),
      ...(chance(random, 0.5) && { start: [dates.inDays(30 + Math.floor(random() * 60))] }),
    };
  },
  labels: () => [],
});
