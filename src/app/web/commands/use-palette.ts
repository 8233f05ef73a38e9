import Eraser from 'lucide-react/icons/eraser';
import History from 'lucide-react/icons/history';
import Search from 'lucide-react/icons/search';
import SquarePen from 'lucide-react/icons/square-pen';
import { useState } from 'react';
import { readTyped, wordsOf } from '#features/commands/contract/typed-command.ts';
import { searchPath } from '#features/search/contract/search-address.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useSiteApp } from '../site-app-context.ts';
import { askedWords } from './asked-words.ts';
import { ownCommands } from './commands-store.ts';
import { besides, groupResults } from './group-results.ts';
import type { Candidate, PaletteResult, ResultGroup } from './palette-result.ts';
import { forgetChoices, recentChoices } from './recent-choices.ts';
import { useCandidates } from './use-candidates.tsx';
import { useFoundThings } from './use-found-things.ts';
import { useThingCandidates } from './use-thing-candidates.tsx';

/** What there is to choose for what was typed, and how far the search for it is. */
export function usePalette(typed: string, who: string | undefined) {
  const { t } = useTranslation();
  const { language, reader } = useSiteApp();
  const command = readTyped(typed);
  const { commands, actions, settings } = useCandidates();
  const verbs = [...commands.pages, ...commands.items].flatMap(({ labelKey }) => wordsOf(t(labelKey, { name: '' })));
  const asked = askedWords(command, verbs);
  const onlyPeople = command.mode === 'people';
  const { things, searching, again } = useFoundThings(
    onlyPeople && !reader.isAdmin ? [] : asked.words,
    onlyPeople ? 'people' : undefined,
  );
  const found = useThingCandidates(things, commands);

  // As they were when this was opened: meanwhile nothing changes on the screen below.
  const [own] = useState(ownCommands);
  const listed: Candidate[] = own.map(({ id, label, shortcut, run }) => ({
    id: `own ${id}`,
    label,
    icon: SquarePen,
    keys: shortcut,
    does: { kind: 'screen', run },
  }));
  const recents = who === undefined ? [] : recentOf(who, [...listed, ...actions, ...settings]);
  const forget: Candidate = {
    id: 'forget',
    label: t('commands.forget'),
    otherWords: t('commands.forgetWords'),
    icon: Eraser,
    does: { kind: 'work', run: () => who !== undefined && forgetChoices(who) },
  };
  const pages = found.pages.map(({ candidate }) => candidate);
  const items = found.items.map(({ candidate }) => candidate);
  const ofThings = [...found.pages, ...found.items].flatMap((one) => one.commands);
  const allActions = [...listed, ...actions, ...(recents.length > 0 ? [forget] : [])];
  const isAboutThings = command.mode === 'actions' || asked.hasVerb;
  const groups = groupResults(
    command,
    {
      recent: recents,
      pages,
      items,
      actions: isAboutThings ? [...ofThings, ...allActions] : allActions,
      people: found.people,
      // Nothing typed yet: a list of all settings would say nothing.
      settings: command.words.length === 0 ? [] : settings,
    },
    isAboutThings || command.words.length === 0 ? {} : { actions: firstCommands() },
  );
  return { command, groups: groups.length > 0 ? groups : elsewhere(), searching, again };

  /** With what was found first, as in "haven": bewerk it, publiceer it. */
  function firstCommands(): PaletteResult[] {
    const first = groupResults(command, { pages, items })[0]?.results[0];
    const all = [...found.pages, ...found.items];
    return besides(command.words, all.find(({ candidate }) => candidate.id === first?.id)?.commands ?? []);
  }

  /** Nothing here: perhaps the words stand in the text of a page. */
  function elsewhere(): ResultGroup[] {
    if (command.mode !== 'all' || command.words.length === 0 || searching === 'loading') return [];
    const q = typed.trim();
    const path = withLanguagePrefix(searchPath({ q, pageNumber: 1 }), language);
    const label = t('commands.searchSite', { words: q });
    const candidate: Candidate = { id: 'search', label, icon: Search, does: { kind: 'path', path } };
    return [{ name: 'actions', results: besides([], [candidate]) }];
  }
}

/** As they were, where they lead somewhere; what is offered only now and then, when it is. */
function recentOf(who: string, offered: readonly Candidate[]): Candidate[] {
  return recentChoices(who).flatMap(({ id, label, lang, note, path }): Candidate[] => {
    const now = offered.find((one) => one.id === id);
    if (now !== undefined) return [now];
    return path === undefined ? [] : [{ id, label, lang, note, icon: History, does: { kind: 'path', path } }];
  });
}
