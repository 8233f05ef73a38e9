import { expect, it } from 'vitest';
import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { defaultI18n } from '#platform/web/i18n/use-translation.ts';
import { emptyDraft, type ItemDraft, type Saving } from './item-draft.ts';
import { blockId, faultsIn, fieldId, partIds, refusedPart } from './item-faults.ts';

const words = { t: defaultI18n.t, language: 'nl' as const };
const field = {
  id: 'f',
  key: 'site',
  kind: 'link' as const,
  label: { $lang: { nl: 'Website' } },
  help: { $lang: {} },
  isRequired: true,
  isMany: false,
  options: [],
  typeNames: [],
  isInList: false,
  isFilter: false,
};
const type: ItemType = {
  guid: 'g',
  name: 'News',
  itemName: { $lang: {} },
  itemNamePlural: { $lang: {} },
  schemaType: 'None',
  icon: 'file-text',
  fields: [field],
  features: {
    hasPeriod: true,
    hasDetail: true,
    hasPhases: false,
    hasVotes: false,
    canBeJoined: false,
    supporters: 'Users',
    hasStatus: false,
    hasReactions: false,
  },
  isBuiltIn: false,
};
const { source } = emptyDraft('News', []);
const whole: ItemDraft = {
  publication: 'now',
  source: { ...source, title: { $lang: { en: 'Market' } }, fields: { f: [{ href: '/', label: { $lang: {} } }] } },
};
const period = { ...source.metadata, 'period-start': '2026-11-17T10:00:00Z', 'period-end': '2026-11-17T09:00:00Z' };

it.each<[string, ItemDraft, string[], Saving?]>([
  ['nothing', whole, []],
  ['a title', { ...whole, source: { ...whole.source, title: { $lang: { nl: ' ' } } } }, [partIds.title]],
  ['a required field', { ...whole, source: { ...whole.source, fields: {} } }, [fieldId('f')]],
  ['no required field in a draft', { ...whole, source: { ...whole.source, fields: {} } }, [], 'draft'],
  ['no day in a draft', { ...whole, publication: 'later' }, [], 'draft'],
  [
    'a day to come',
    { ...whole, source: { ...whole.source, unpublishOn: '2020-01-01T00:00:00Z' } },
    [partIds.unpublishOn],
  ],
  ['the day of what comes later', { ...whole, publication: 'later' }, [partIds.publishOn]],
  ['an end after the start', { ...whole, source: { ...whole.source, metadata: period } }, [partIds.end]],
])('misses %s', (_, draft, places, saving = 'publish') => {
  expect(faultsIn(draft, saving, type, words).map((one) => one.fieldId)).toEqual(places);
});

it.each([
  ['body.0.fields.f', 'bad-value', fieldId('f'), /‘Website’ een adres/],
  ['body.fields.f', 'required', fieldId('f'), /Vul ‘Website’ in/],
  ['body.title', 'required', partIds.title, /titel/],
  ['body.0.metadata.period-end', 'before-start', partIds.end, /einde/],
  ['body.parentGuids', 'own-descendant', partIds.parents, /hoort zelf/],
  ['body.contentBuildingBlockInstances.b-1', 'bad-options', blockId('b-1'), /Dit deel/],
])('%s (%s) is told at %s', (path, code, place, message) => {
  const told = refusedPart({ path, code, message: '' }, type, words);
  expect(told?.fieldId).toBe(place);
  expect(told?.message).toMatch(message);
});

it('leaves to the whole what has no place in the form', () => {
  expect(
    refusedPart({ path: 'body.0.listItemTypeName', code: 'unknown-type', message: '' }, type, words),
  ).toBeUndefined();
});
