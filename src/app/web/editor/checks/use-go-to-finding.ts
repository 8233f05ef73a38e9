import { useContext } from 'react';
import { type Finding, findingKey } from '#features/pages/contract/checks/finding.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { elementOfBlock } from '../canvas/edited-elements.ts';
import { focusPageField } from '../drawer/page/focus-page-field.ts';
import { focusItemField } from '../item/focus-item-field.ts';
import { useIsPhone } from '../layout/use-width.ts';
import { useEditor } from '../state/editor-context.ts';
import type { PanelTab } from '../state/editor-ui.ts';
import { enterText } from '../texts/text-elements.ts';
import { ChecksContext } from './checks-context.tsx';
import { isMendedInList } from './finding-fixes.ts';
import { nextFinding, numberedFindings } from './numbered-findings.ts';
import { useFindingWords } from './use-finding-words.ts';

/** On the field in the list with which something can be mended there. */
export const findingFieldAttribute = 'data-finding-field';

/** What changed on the way there, such as the language, is drawn within this many frames. */
const mostFrames = 30;

export interface GoToFinding {
  goTo(finding: Finding): void;
  /** F8: to the next one, and after the last to the first. */
  goToNext(step: 1 | -1): void;
}

/** The cursor goes where it can be mended: into the text at those words, to the field in the list, or to the block. */
export function useGoToFinding(): GoToFinding {
  const { ui, language, setLanguage } = useEditor();
  const { t } = useTranslation();
  const checks = useContext(ChecksContext);
  const isPhone = useIsPhone();
  const words = useFindingWords();

  function goTo(finding: Finding): void {
    const isInList = isMendedInList(finding);
    ui.set({
      finding,
      panel: panelFor(finding, isPhone && !isInList),
      width: 'desktop',
      seenAs: null,
      ...(finding.place.block !== null && { chosen: [finding.place.block], typing: null }),
    });
    if (finding.place.language !== language) setLanguage(finding.place.language as Language);
    reach(finding, isInList, mostFrames);
  }

  return {
    goTo,
    goToNext(step) {
      const list = numberedFindings(checks.now(), language);
      const { finding: current } = ui.get();
      const next = nextFinding(list, current === null ? undefined : findingKey(current), step);
      if (next === undefined) return say(t('editor.checks.nothing'));
      goTo(next.finding);
      const { number, finding } = next;
      say(t('editor.checks.said.at', { number, of: list.length, words: words(finding).what }));
    },
  };
}

/** The field of an item that a finding is about: those are filled in beside the sheet. */
const fieldOf = ({ block, path: [first, , id] }: Finding['place']): string | undefined =>
  block === null && first === 'item' ? String(id) : undefined;

/** And a field of the page itself. */
const pageFieldOf = ({ block, path: [first] }: Finding['place']): string | undefined =>
  block === null && first === 'socialImage' ? first : undefined;

function panelFor({ place }: Finding, isBehindList: boolean): PanelTab | null {
  if ((fieldOf(place) ?? pageFieldOf(place)) !== undefined) return 'page';
  // On a phone the list lies over the page.
  return isBehindList ? null : 'checks';
}

function reach(finding: Finding, isInList: boolean, frames: number): void {
  if (frames === 0 || (isInList ? focusField(finding) : focusPlace(finding))) return;
  requestAnimationFrame(() => reach(finding, isInList, frames - 1));
}

function focusField({ place }: Finding): boolean {
  elementOfBlock(place.block ?? '')?.scrollIntoView({ block: 'center' });
  const field = document.querySelector<HTMLElement>(`[${findingFieldAttribute}] :is(textarea, input)`);
  field?.focus();
  return field !== null;
}

function focusPlace({ place }: Finding): boolean {
  const { spot } = place;
  const field = fieldOf(place);
  if (field !== undefined) return focusItemField(field);
  const ofPage = pageFieldOf(place);
  if (ofPage !== undefined) return focusPageField(ofPage);
  if (enterText(place, spot === undefined ? 'end' : { letters: spot.at, isBefore: true, length: spot.length })) {
    return true;
  }
  const block = elementOfBlock(place.block ?? '');
  block?.scrollIntoView({ block: 'center' });
  block?.focus();
  return block !== null;
}
