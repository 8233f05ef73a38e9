import { fieldKindFolder } from '../contract/field-kind.ts';
import type { QuestionKind } from '../contract/question-kind.ts';
import type { QuestionFieldModule } from './question-field-props.ts';

/**
 * All of them: a form is drawn at once, on the server and by whoever takes over in the browser. Each is a few lines of
 * native fields; what is large in one is fetched by the field itself.
 */
const modules = import.meta.glob<QuestionFieldModule>('../../*/question-field.tsx', { eager: true });

/** Undefined for a kind that forms do not ask by, or that does not exist (any more). */
export const questionField = (kind: string): QuestionFieldModule | undefined =>
  modules[`../../${fieldKindFolder(kind)}/question-field.tsx`];

/** For who makes forms: every kind that can be asked, in the order in which they are offered. */
export const questionKinds: readonly QuestionKind[] = Object.values(modules)
  .map(({ question }) => question as unknown as QuestionKind)
  .sort((one, other) => one.kind.order - other.kind.order);
