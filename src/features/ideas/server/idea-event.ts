import type { StoredText } from '#platform/contract/texts/localized.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';

/** Something became of an idea. */
export type IdeaEvent = { itemId: string; isMailed: boolean; origin: string | undefined } & (
  | { kind: 'status'; label: StoredText; reason: string; signed: string }
  | { kind: 'merged'; title: StoredText; intoId: string }
);

/** Whoever has to hear of it, in its transaction: one list of them, in app/server/services/idea-services.ts. */
export type IdeaListener = (trx: PlatformTransaction, event: IdeaEvent) => Promise<void>;
