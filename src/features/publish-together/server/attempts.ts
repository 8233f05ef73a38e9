import { AppError, type FieldError } from '#platform/contract/calls/errors.ts';

/** One that is refused undoes the others, so they are tried only to hear of all that is in the way. */
export function createAttempts() {
  const refused: AppError[] = [];
  const fields: FieldError[] = [];
  return {
    of:
      (kind: string) =>
      async (guid: string, work: () => Promise<unknown>): Promise<void> => {
        try {
          await work();
        } catch (error) {
          if (!(error instanceof AppError) || error.report) throw error;
          refused.push(error);
          fields.push({ path: `body.${kind}.${guid}`, code: error.code, message: guid });
        }
      },

    /** Named in the order in which they were asked for; the rest comes after them as it is. */
    end(code: string, asked: readonly string[]): void {
      if (refused.length === 0) return;
      const places = new Map(asked.map((guid, place) => [guid, place]));
      const placeOf = ({ message }: FieldError) => places.get(message) ?? asked.length;
      fields.sort((one, other) => placeOf(one) - placeOf(other));
      const status = refused.some((error) => error.status === 403) ? 403 : 409;
      throw new AppError(code, status, { fields, values: { count: refused.length } });
    },
  };
}
