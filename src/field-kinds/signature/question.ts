import { z } from 'zod';
import { longestPath } from '../kit/contract/drawn-path.ts';
import { defineQuestion, firstPosted } from '../kit/contract/question-kind.ts';
import definition, { type Signature } from './definition.ts';

export interface SignatureSettings {
  /** A place to draw stands below the name. */
  canDraw: boolean;
}

/** The part of the question that has what was drawn. */
export const drawingPart = 'drawing';

export default defineQuestion<Signature, SignatureSettings>({
  kind: definition,
  group: 'agreement',
  icon: 'signature',
  defaults: { canDraw: true },
  example: { name: 'Noor de Wit', drawing: 'M10 20L30 40' },
  autocomplete: ['name'],
  personalData: 'ordinary',
  read(posted, { settings: { canDraw } }) {
    // One more than can be is enough to be told of.
    const drawing = canDraw ? firstPosted(posted, drawingPart)?.slice(0, longestPath + 1) : undefined;
    return { name: firstPosted(posted) ?? '', ...(drawing !== undefined && { drawing }) };
  },
  write: ({ name, drawing }) => ({ '': [name], ...(drawing !== undefined && { [drawingPart]: [drawing] }) }),
  drawing: ({ drawing }) => drawing,
  operators: ['filled', 'empty'],
  chart: 'count',
});

export const settings = () => z.object({ canDraw: z.boolean().default(true) });
