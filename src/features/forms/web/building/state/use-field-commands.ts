import type { QuestionKind } from '#field-kinds/kit/contract/question-kind.ts';
import { questionBook } from '#field-kinds/kit/web/question-book.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useNotifications } from '#platform/web/notifications/notifications-context.ts';
import { say } from '#platform/web/notifications/say.ts';
import {
  addField,
  canStandAt,
  duplicateField,
  isFull,
  moveField,
  neighbourOf,
  placeAfterStep,
  placeAtEnd,
  placeInStep,
  placeUnder,
  removeField,
} from '../../../contract/building/change-form.ts';
import { labelText } from '../../../contract/building/condition-words.ts';
import { isSamePlace } from '../../../contract/building/drop-places.ts';
import { type FieldPlace, findField } from '../../../contract/building/field-place.ts';
import { newField, newFieldId } from '../../../contract/building/new-field.ts';
import { hangingOn } from '../../../contract/building/opened-by.ts';
import { moveStep, stepPlaceAfter } from '../../../contract/building/step-place.ts';
import { useBuilder } from './builder-context.ts';
import type { Dragged, Drop } from './builder-ui.ts';
import { fieldElementId, focusField, focusSoon, textElementId } from './field-elements.ts';
import { useWhereIs } from './use-where-is.ts';

export type FieldCommands = ReturnType<typeof useFieldCommands>;

/** What can be done with a field, by mouse and keyboard alike; everything is said. */
export function useFieldCommands() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { session, ui } = useBuilder();
  const notifications = useNotifications();
  const now = () => session.getState().document;
  const nameOf = (id: string): string => {
    const found = findField(now(), id);
    if (found === undefined) return '';
    const label = labelText(found.field, language);
    return label === found.field.id ? t(`fields.kinds.${found.field.kind}`) : label;
  };

  const whereIs = useWhereIs(now);

  function tellPlace(id: string): void {
    say(t('forms.build.said.moved', { name: nameOf(id), where: whereIs(id) }));
  }

  function put(id: string, place: FieldPlace | undefined): boolean {
    if (place === undefined) {
      say(t('forms.build.said.edge', { name: nameOf(id) }));
      return false;
    }
    session.change('moved', (document) => moveField(document, id, place));
    tellPlace(id);
    focusField(id);
    return true;
  }

  /** Where it stands then, among the steps; undefined when it could not go. */
  function putStep(stepId: string, place: number | undefined): number | undefined {
    if (place === undefined) {
      say(t('forms.build.said.edge', { name: nameOf(stepId) }));
      return undefined;
    }
    session.change('moved', (document) => moveStep(document, stepId, place));
    tellPlace(stepId);
    return place;
  }

  function addAt(question: QuestionKind, place: FieldPlace): void {
    if (isFull(now())) {
      notifications.create({ type: 'warning', message: t('forms.build.full') });
      return;
    }
    const field = newField(newFieldId(now()), question);
    session.change('added', (document) => addField(document, field, place));
    ui.set({ chosen: field.id, tab: 'field', sheet: null, lifted: null });
    say(t('forms.build.said.added', { kind: t(`fields.kinds.${question.kind.name}`) }));
    focusSoon(textElementId(field.id, 'label'), fieldElementId(field.id));
  }

  /** Within a group where one is chosen and it can stand there; else under the chosen field. */
  function placeFor(question: QuestionKind, under: string | null): FieldPlace {
    const found = under === null ? undefined : findField(now(), under);
    const holds = found && questionBook.named(found.field.kind)?.holdsQuestions && 'fields' in found.field;
    if (holds && canStandAt(question, { group: found.field.id, index: 0 })) {
      return { group: found.field.id, index: (found.field as { fields: unknown[] }).fields.length };
    }
    const place = placeUnder(now(), under);
    return canStandAt(question, place) ? place : placeUnder(now(), place.group);
  }

  return {
    nameOf,
    choose(id: string | null): void {
      if (ui.get().chosen !== id) ui.set({ chosen: id, tab: id === null ? 'form' : 'field', lifted: null });
    },
    add: (question: QuestionKind, under: string | null = ui.get().chosen): void =>
      addAt(question, placeFor(question, under)),
    step: (id: string, by: 'up' | 'down') => put(id, placeAfterStep(now(), id, by)),
    toStep: (id: string, stepId: string) => put(id, placeInStep(now(), id, stepId)),
    wholeStep: (stepId: string, by: 'up' | 'down') => putStep(stepId, stepPlaceAfter(now(), stepId, by)),
    nameOfDragged: (dragged: Dragged): string =>
      'question' in dragged
        ? t(`fields.kinds.${dragged.question.kind.name}`)
        : nameOf('step' in dragged ? dragged.step : dragged.id),
    /** A pointer let go of it. */
    drop(dragged: Dragged, drop: Drop): void {
      const document = now();
      if ('stepAt' in drop) {
        if ('step' in dragged) putStep(dragged.step, drop.stepAt);
        return;
      }
      if ('step' in dragged) return;
      if ('question' in dragged) {
        const question = questionBook.named(dragged.question.kind.name);
        const place = 'place' in drop ? drop.place : placeAtEnd(document, drop.intoStep);
        if (question !== undefined && place !== undefined) addAt(question, place);
        return;
      }
      const place = 'place' in drop ? drop.place : placeInStep(document, dragged.id, drop.intoStep);
      if (place !== undefined && isSamePlace(document, dragged, place)) focusField(dragged.id);
      else put(dragged.id, place);
    },
    duplicate(id: string): void {
      const copied = duplicateField(now(), id);
      if (copied === undefined || isFull(now())) return;
      session.change('duplicated', () => copied.document);
      ui.set({ chosen: copied.id, tab: 'field' });
      say(t('forms.build.said.duplicated', { name: nameOf(copied.id) }));
      focusField(copied.id);
    },
    remove(id: string): void {
      const name = nameOf(id);
      const hanging = hangingOn(now(), id).length;
      const next = neighbourOf(now(), id);
      session.change('removed', (document) => removeField(document, id));
      ui.set({ chosen: next ?? null, tab: next === undefined ? 'form' : 'field', lifted: null });
      notifications.create({
        type: hanging > 0 ? 'warning' : 'info',
        message: t('forms.build.said.removed', { name }),
        ...(hanging > 0 && { caption: t('forms.build.said.hanging', { count: hanging }) }),
        actions: [{ label: t('forms.build.undoIt'), onPress: () => session.undo() }],
      });
      if (next !== undefined) focusField(next);
      else focusSoon('veld-zoeken', 'veld-toevoegen');
    },
    lift(id: string): void {
      ui.set({ lifted: { id, before: now() }, chosen: id });
      say(t('forms.build.said.lifted', { name: nameOf(id) }));
    },
    putDown(id: string): void {
      ui.set({ lifted: null });
      say(t('forms.build.said.putDown', { name: nameOf(id), where: whereIs(id) }));
    },
    putBack(id: string): void {
      const { lifted } = ui.get();
      if (lifted === null) return;
      session.change('moved', () => lifted.before);
      ui.set({ lifted: null });
      say(t('forms.build.said.putBack', { name: nameOf(id) }));
      focusField(id);
    },
  };
}
