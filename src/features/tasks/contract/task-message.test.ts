import { createInstance, type Resource } from 'i18next';
import { describe, expect, it } from 'vitest';
import enAdmin from '../messages/en.admin.json' with { type: 'json' };
import en from '../messages/en.screens.json' with { type: 'json' };
import nlAdmin from '../messages/nl.admin.json' with { type: 'json' };
import nl from '../messages/nl.screens.json' with { type: 'json' };
import { type Task, taskEntities, taskStates, taskTypes } from './task.ts';
import { type Translate, taskMessage } from './task-message.ts';

const i18n = createInstance();
await i18n.init({
  lng: 'nl',
  fallbackLng: false,
  resources: { nl: { translation: nl }, en: { translation: en } } as Resource,
  interpolation: { escapeValue: false },
});
i18n.addResourceBundle('nl', 'translation', nlAdmin, true);
i18n.addResourceBundle('en', 'translation', enAdmin, true);

const languages = ['nl', 'en'] as const;
const translateTo = (language: string): Translate => {
  const t = i18n.getFixedT(language);
  return (key, values) => t(key, values ?? {});
};

describe('taskMessage', () => {
  it.each<[Task, string, string]>([
    [{ type: 'save', entity: 'page', state: 'done' }, 'Pagina bewaard', 'Page saved'],
    [{ type: 'save', entity: 'settings', state: 'done' }, 'Instellingen bewaard', 'Settings saved'],
    [{ type: 'add', entity: 'item', state: 'done' }, 'Item toegevoegd', 'Item added'],
    [{ type: 'edit', entity: 'role', state: 'done', bulk: 1 }, 'Rol gewijzigd', 'Role changed'],
    [{ type: 'delete', entity: 'page', state: 'done', bulk: 3 }, '3 pagina’s verwijderd', '3 pages deleted'],
    [
      { type: 'revert', entity: 'menu', state: 'done' },
      'Wijziging van het menu ongedaan gemaakt',
      'Change to the menu undone',
    ],
    [
      { type: 'revert', entity: 'user', state: 'done', bulk: 2 },
      'Wijziging van 2 leden ongedaan gemaakt',
      'Change to 2 members undone',
    ],
    [{ type: 'save', entity: 'form', state: 'processing' }, 'Bezig met bewaren van het formulier', 'Saving the form'],
    [
      { type: 'delete', entity: 'file', state: 'processing', bulk: 12 },
      'Bezig met verwijderen van 12 bestanden',
      'Deleting 12 files',
    ],
    [
      { type: 'save', entity: 'page', state: 'failed' },
      'Bewaren van de pagina is niet gelukt',
      'Could not save the page',
    ],
    [
      { type: 'delete', entity: 'submission', state: 'failed', bulk: 4 },
      'Verwijderen van 4 inzendingen is niet gelukt',
      'Could not delete 4 submissions',
    ],
    [
      { type: 'revert', entity: 'block', state: 'failed' },
      'Wijziging van het blok ongedaan maken is niet gelukt',
      'Could not undo the change to the block',
    ],
  ])('%j', (task, dutch, english) => {
    expect(taskMessage(task, translateTo('nl'))).toBe(dutch);
    expect(taskMessage(task, translateTo('en'))).toBe(english);
  });

  it.each(languages)('has words in %s for every type, state and entity, for one and for several', (language) => {
    const translate = translateTo(language);
    for (const entity of taskEntities)
      for (const type of taskTypes)
        for (const state of taskStates)
          for (const bulk of [undefined, 2]) {
            const message = taskMessage({ type, entity, state, bulk }, translate);
            expect(message).not.toMatch(/tasks\.|\{\{/i);
          }
  });
});
