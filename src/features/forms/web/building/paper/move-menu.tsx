import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import ArrowUpToLine from 'lucide-react/icons/arrow-up-to-line';
import CornerDownRight from 'lucide-react/icons/corner-down-right';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Menu, MenuItem, MenuTrigger } from '#platform/web/ui/menu/menu.tsx';
import { ToolbarButton } from '#platform/web/ui/toolbar/toolbar.tsx';
import { labelText } from '../../../contract/building/condition-words.ts';
import { stepHolding, stepPlaceAfter } from '../../../contract/building/step-place.ts';
import { formSteps } from '../../../contract/form-questions.ts';
import { useDocumentAtPause, useSession } from '../state/builder-context.ts';
import { focusField } from '../state/field-elements.ts';
import { useFieldCommands } from '../state/use-field-commands.ts';

/** To another step at once; of a step itself: all of it, earlier or later. Not there while there is nowhere to go. */
export function MoveMenu({ id }: { id: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const document = useDocumentAtPause();
  const commands = useFieldCommands();
  const own = stepHolding(document, id);
  if (own?.break?.id === id) return <StepMenu id={id} />;
  const steps = formSteps(document);
  if (steps.length < 2) return null;
  return (
    <MenuTrigger>
      <ToolbarButton icon={CornerDownRight} label={t('forms.build.toStep')} />
      <Menu aria-label={t('forms.build.toStep')}>
        {steps.map((step, index) => {
          if (step.id === own?.id) return null;
          const label = step.break && labelText(step.break, language);
          const name =
            label === undefined
              ? t('forms.build.firstStep')
              : label === step.id
                ? t('forms.build.untitledStep', { number: index + 1 })
                : label;
          return <MenuItem key={step.id} label={name} onAction={() => commands.toStep(id, step.id)} />;
        })}
      </Menu>
    </MenuTrigger>
  );
}

function StepMenu({ id }: { id: string }) {
  const { t } = useTranslation();
  const commands = useFieldCommands();
  const canGo = (by: 'up' | 'down') => (state: Parameters<Parameters<typeof useSession>[0]>[0]) =>
    stepPlaceAfter(state.document, id, by) !== undefined;
  const canUp = useSession(canGo('up'));
  const canDown = useSession(canGo('down'));
  if (!canUp && !canDown) return null;
  const go = (by: 'up' | 'down') => {
    commands.wholeStep(id, by);
    focusField(id);
  };
  return (
    <MenuTrigger>
      <ToolbarButton icon={CornerDownRight} label={t('forms.build.moveStep')} />
      <Menu aria-label={t('forms.build.moveStep')}>
        {canUp && <MenuItem icon={ArrowUpToLine} label={t('forms.build.stepEarlier')} onAction={() => go('up')} />}
        {canDown && <MenuItem icon={ArrowDownToLine} label={t('forms.build.stepLater')} onAction={() => go('down')} />}
      </Menu>
    </MenuTrigger>
  );
}
