import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { ChosenName } from '#platform/contract/texts/chosen-name.ts';
import { StatisticsFigures, StatisticsTakingPart } from './statistics.ts';

const Moment = z.iso.datetime();

/** A link that was made, without what opens it: that is told once. */
export const FigureLink = z.object({
  guid: Guid,
  /** For whom. */
  name: z.string(),
  madeBy: z.string(),
  madeAt: Moment,
  /** The last day on which it works. */
  lastDay: z.iso.date(),
  state: z.enum(['open', 'expired', 'revoked']),
  opened: z.number().int(),
  lastOpenedAt: Moment.nullable(),
});
export type FigureLink = z.infer<typeof FigureLink>;

export const NewFigureLink = z.object({
  name: ChosenName(80).min(1),
  lastDay: z.iso.date(),
});

export const MadeFigureLink = FigureLink.extend({
  /** With what opens it. */
  path: z.string(),
});
export type MadeFigureLink = z.infer<typeof MadeFigureLink>;

/**
 * What a link shows: the figures without addresses that were typed wrong, which can say anything, and without the names of
 * what is not for everyone.
 */
export const SharedFigures = z.discriminatedUnion('state', [
  z.object({ state: z.literal('over') }),
  z.object({
    state: z.literal('open'),
    name: z.string(),
    lastDay: z.iso.date(),
    figures: StatisticsFigures,
    takingPart: StatisticsTakingPart,
  }),
]);
export type SharedFigures = z.infer<typeof SharedFigures>;
