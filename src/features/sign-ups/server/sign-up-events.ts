import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import { AppError } from '#platform/contract/calls/errors.ts';
import { systemViewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';

export interface SignUpEvent {
  title: string;
  path: string | null;
  beginsAt: Date | null;
}

const system = systemViewer('sign-ups');

export type SignUpEvents = ReturnType<typeof createSignUpEvents>;

/** What people signed up for, as it is now, whoever may read it: they were asked. Undefined of what is gone. */
export function createSignUpEvents({ items }: { items: Pick<ListItemsService, 'read'> }) {
  return {
    async read(itemId: string, language: Language): Promise<SignUpEvent | undefined> {
      try {
        const { value } = await items.read(system, itemId, language);
        const begins = value.metadata['period-start'];
        return { title: value.title, path: value.path, beginsAt: begins === null ? null : new Date(begins) };
      } catch (error) {
        if (error instanceof AppError && error.status === 404) return undefined;
        throw error;
      }
    },
  };
}
