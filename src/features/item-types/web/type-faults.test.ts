import { expect, it, test } from 'vitest';
import { defaultI18n } from '#platform/web/i18n/use-translation.ts';
import { emptyType, newField } from './type-draft.ts';
import { faultsIn, fieldLabelId, fieldOfFault, fieldOptionsId, partIds, refusedPart } from './type-faults.ts';

const t = defaultI18n.t;
const words = (nl: string) => ({ $lang: { nl } });
const named = { ...emptyType(), itemName: words('recept'), itemNamePlural: words('recepten') };
const asked = { ...newField(), label: words('Bereiding') };

it.each([
  ['nothing', { ...named, fields: [asked] }, []],
  ['both names', emptyType(), [partIds.one, partIds.many]],
  [
    'what a field is called',
    { ...named, fields: [asked, { ...asked, id: 'b', label: words(' ') }] },
    [fieldLabelId('b')],
  ],
  ['what can be chosen', { ...named, fields: [{ ...asked, id: 'c', kind: 'choice' as const }] }, [fieldOptionsId('c')]],
])('misses %s', (_, type, places) => {
  const faults = faultsIn(type, t);
  expect(faults.map(({ fieldId }) => fieldId)).toEqual(places);
});

test('a refusal is told at the field it is about, which is shown with it', () => {
  const type = { ...named, fields: [asked, { ...asked, id: 'b' }] };
  const told = refusedPart({ path: 'body.fields.1.key', code: 'taken', message: 'x' }, type, t);
  expect(told).toEqual({
    fieldId: fieldLabelId('b'),
    message: 'Veld 2 kan zo niet worden bewaard. Controleer de vraag en de mogelijkheden.',
  });
  expect(told && fieldOfFault(told)).toBe('b');
  expect(refusedPart({ path: 'body.icon', code: 'x', message: '' }, type, t)).toBeUndefined();
});
