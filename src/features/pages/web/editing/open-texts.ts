import { placeAfter } from '../../contract/operations/follow.ts';
import type { LoggedOperation, Operation, TextPlace, TextStep } from '../../contract/operations/operation.ts';
import { isSamePlace } from '../../contract/operations/same-place.ts';
import type { HearSteps } from './editor-session.ts';
import { heardSteps } from './heard-steps.ts';

interface OpenText {
  /** Where it was when it was opened, by which whoever types in it names it. */
  opened: TextPlace;
  /** Where it is now; nothing when someone took out the entry that it was in. */
  place: TextPlace | undefined;
  hear: HearSteps;
}

type Heard = Omit<Parameters<typeof heardSteps>[0], 'place'>;
type TextOperation = Extract<Operation, { kind: 'text' }>;

const isIn = (place: TextPlace, operation: Operation): operation is TextOperation =>
  operation.kind === 'text' && isSamePlace(operation.place, place);

/** The texts in which someone types here: they draw themselves, and hear what others do in them. */
export function createOpenTexts() {
  const texts = new Set<OpenText>();
  return {
    open(place: TextPlace, hear: HearSteps): () => void {
      const text: OpenText = { opened: place, place, hear };
      texts.add(text);
      return () => void texts.delete(text);
    },

    /** Where the text is that was opened there; entries of a list move when others put some before them. */
    placeOf(opened: TextPlace): TextPlace | undefined {
      const text = [...texts].find((one) => isSamePlace(one.opened, opened));
      return text === undefined ? opened : text.place;
    },

    /** What the server told, with what of it others did. */
    hear(change: Heard, foreign: readonly Pick<LoggedOperation, 'operation'>[]): void {
      for (const text of texts) {
        if (text.place === undefined) continue;
        const heard = heardSteps({ place: text.place, ...change });
        for (const { operation } of foreign) text.place = text.place && placeAfter(text.place, operation);
        if (heard !== undefined) text.hear(heard);
      }
    },

    /** What was taken back or done again here; answers whether all of it was in open texts. */
    goBack(done: readonly Operation[]): boolean {
      const drawn = new Set<Operation>();
      for (const text of texts) {
        const steps: TextStep[] = [];
        for (const one of done) {
          if (text.place === undefined) break;
          if (isIn(text.place, one)) {
            drawn.add(one);
            steps.push(...one.steps);
          }
          text.place = placeAfter(text.place, one);
        }
        if (steps.length > 0) text.hear({ steps, mirrors: [] });
      }
      return done.length > 0 && done.every((one) => drawn.has(one));
    },
  };
}
