import type { FieldChanges } from '../../../contract/building/change-form.ts';
import type { BuildStep } from '../../../contract/building/form-history.ts';

/** Changes a field; `typing` names what is typed, so that a word is one step back. */
export type SetField = (step: BuildStep, changes: FieldChanges, typing?: string) => void;
