import { z } from 'zod';
import { meaning } from '#platform/contract/meaning.ts';
import { emptyText, StoredText, text } from '#platform/contract/texts/localized.ts';
import { defineBlock } from '../kit/contract/block-definition.ts';
import { readableText } from '../kit/contract/search-text.ts';
import { nextOpeningChange, weekdays } from './contract/opening-state.ts';

/** `24:00` is the end of the day. */
const Time = meaning(z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/), 'time');

export default defineBlock({
  name: 'OpeningHours',
  group: 'content',
  icon: 'clock',
  version: 1,
  needsOneOf: ['week', 'exceptions'],
  options: z.object({
    week: z
      .array(z.object({ day: z.enum(weekdays), from: Time, until: Time, note: StoredText.default(emptyText) }))
      .max(42)
      .default([]),
    exceptions: z
      .array(
        z.object({
          date: z.iso.date(),
          /** Without times it is closed that day. */
          from: Time.optional(),
          until: Time.optional(),
          note: StoredText.default(emptyText),
        }),
      )
      .max(60)
      .default([]),
    showState: z.boolean().default(true),
    /** Days on which it is closed, as rows of their own. */
    showClosedDays: z.boolean().default(false),
    note: meaning(StoredText, 'several-lines').default(emptyText),
  }),
  example: {
    week: [
      { day: 'monday', from: '08:30', until: '17:00' },
      { day: 'tuesday', from: '08:30', until: '17:00' },
      { day: 'wednesday', from: '08:30', until: '12:30' },
      {
        day: 'thursday',
        from: '08:30',
        until: '20:00',
        note: text('na 17.00 uur alleen op afspraak', 'after 17:00 by appointment only'),
      },
      { day: 'friday', from: '08:30', until: '12:30' },
    ],
    exceptions: [
      { date: '2026-12-25', note: text('Eerste kerstdag', 'Christmas Day') },
      { date: '2026-12-31', from: '08:30', until: '12:00', note: text('Oudejaarsdag', 'New Year’s Eve') },
    ],
    note: text('Ophalen kan zonder afspraak.', 'You can collect without an appointment.'),
  },
  searchText: ({ week, exceptions, note }, language) =>
    readableText(language, [...week.map((one) => one.note), ...exceptions.map((one) => one.note), note]),
  changesAt: (options, now, timeZone) => (options.showState ? nextOpeningChange(options, now, timeZone) : undefined),
});
