import { registration } from '#features/forms/contract/examples/registration.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { addDays } from '#platform/contract/time/calendar-day.ts';
import { defaultTimeZone } from '#platform/contract/time/time-zone.ts';
import { momentAt } from '#platform/contract/time/wall-clock.ts';
import { dayAndDate } from '../content/demo-dates.ts';
import { told, type WriteForm } from './demo-form.ts';
import { chance, person, pick, pickWeighted } from './made-up.ts';

const places = 120;

const arrangements = [
  'Ik kom met een rollator, is het pad naar het theehuis verhard?',
  'Ik heb een notenallergie, graag soep zonder noten.',
  'Mijn zoon is slechthorend, een plek vooraan bij de uitleg is fijn.',
  'Graag handschoenen in maat XS, voor twee kinderen.',
] as const;

const guests = [
  ['0', 45],
  ['1', 25],
  ['2', 16],
  ['3', 9],
  ['4', 5],
] as const;

export const cleanUpForm: WriteForm = (dates) => {
  const day = dayAndDate(dates.cleanUpDay);
  return {
    key: 'clean-up',
    versions: [
      {
        document: {
          ...registration.document,
          title: text('Aanmelden voor de opruimdag', 'Register for the clean-up day'),
          intro: text(
            `We maken het Dijkpark samen schoon op ${day.nl}, van 10.00 tot 14.00 uur. Er is plaats voor ${places} mensen.`,
            `We clean up the Dijkpark together on ${day.en}, from 10:00 to 14:00. There is room for ${places} people.`,
          ),
        },
        note: '',
        daysAgo: 21,
      },
    ],
    settings: {
      ...registration.settings,
      state: 'Custom',
      openDate: momentAt(dates.daysAgo(21), '09:00', defaultTimeZone).toISOString(),
      closeDate: momentAt(addDays(dates.cleanUpDay, -1), '20:00', defaultTimeZone).toISOString(),
      submissionLimit: places,
      ...told('dijkpark'),
    },
    sent: 92,
    minutes: 2,
    leaves: [
      ['email', 40],
      ['guests', 25],
      ['consent', 35],
    ],
    fill(random) {
      const { name, email } = person(random);
      const needsSomething = chance(random, 0.08);
      return {
        name: [name],
        email: [email],
        guests: [pickWeighted(random, guests)],
        needs: [needsSomething ? 'yes' : 'no'],
        ...(needsSomething && { needswhat: [pick(random, arrangements)] }),
        ...(chance(random, 0.8) && { consent: ['yes'] }),
      };
    },
    labels: ({ needs }) => (needs?.[0] === 'yes' ? ['regelen'] : []),
  };
};
