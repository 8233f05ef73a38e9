import { text } from '#platform/contract/texts/localized.ts';
import { ItemField } from '../contract/item-field.ts';
import { ItemType, type ItemTypeFeatures } from '../contract/item-type.ts';
import type { OptionTone } from '../contract/option-tone.ts';
import type { SchemaType } from '../contract/schema-type.ts';

type Words = [nl: string, en: string];
type Options = [value: string, nl: string, en: string, tone?: OptionTone][];
interface FieldPlan {
  key: string;
  kind: string;
  label: Words;
  more: Partial<Pick<ItemField, 'isRequired' | 'isMany' | 'isInList' | 'isFilter'>>;
  options: Options;
}

const field = (
  key: string,
  kind: string,
  label: Words,
  more: FieldPlan['more'] = {},
  options: Options = [],
): FieldPlan => ({ key, kind, label, more, options });

/** The same on every platform and for ever: values hang on them. */
const guidOf = (type: number, part: number): string =>
  `b1d0e000-0000-4000-8000-${String(type).padStart(4, '0')}${String(part).padStart(8, '0')}`;

function builtIn(
  number: number,
  name: string,
  names: { one: Words; many: Words; icon: string; schemaType?: SchemaType },
  features: Partial<ItemTypeFeatures>,
  fields: FieldPlan[],
): ItemType {
  return ItemType.parse({
    guid: guidOf(number, 0),
    name,
    itemName: text(...names.one),
    itemNamePlural: text(...names.many),
    icon: names.icon,
    schemaType: names.schemaType,
    features,
    isBuiltIn: true,
    fields: fields.map(({ key, kind, label, more, options }, index) =>
      ItemField.parse({
        id: guidOf(number, index + 1),
        key,
        kind,
        label: text(...label),
        ...more,
        options: options.map(([value, nl, en, tone]) => ({ value, label: text(nl, en), ...(tone && { tone }) })),
      }),
    ),
  });
}

const shown = { isInList: true };
const shownAndFilter = { isInList: true, isFilter: true };
const image = field('image', 'image', ['Afbeelding', 'Picture']);

/** product.md §3: ready to use. An admin may change all but the name; what they changed is never overwritten. */
export const builtInTypes: readonly ItemType[] = [
  builtIn(
    1,
    'News',
    {
      one: ['nieuwsbericht', 'news item'],
      many: ['nieuwsberichten', 'news items'],
      icon: 'newspaper',
      schemaType: 'NewsArticle',
    },
    {},
    [
      field('subject', 'text', ['Onderwerp', 'Subject'], shownAndFilter),
      image,
      field('author', 'person', ['Auteur', 'Author']),
      field('source', 'link', ['Bron', 'Source']),
    ],
  ),
  builtIn(
    2,
    'Event',
    { one: ['activiteit', 'event'], many: ['activiteiten', 'events'], icon: 'calendar', schemaType: 'Event' },
    { hasPeriod: true, canBeJoined: true },
    [
      field('location', 'place', ['Waar', 'Where'], shown),
      field('price', 'text', ['Kosten', 'Price'], shown),
      field('sign-up', 'link', ['Aanmelden', 'Sign up']),
      field('organiser', 'text', ['Organisator', 'Organiser']),
      image,
    ],
  ),
  builtIn(
    3,
    'Document',
    { one: ['document', 'document'], many: ['documenten', 'documents'], icon: 'file-text' },
    { hasDetail: false },
    [
      field('file', 'file', ['Bestand', 'File'], { isMany: true, ...shown }),
      field('kind', 'choice', ['Soort', 'Kind'], shownAndFilter, [
        ['policy', 'Beleid', 'Policy'],
        ['decision', 'Besluit', 'Decision'],
        ['report', 'Verslag', 'Report'],
        ['form', 'Formulier', 'Form'],
        ['letter', 'Brief', 'Letter'],
        ['other', 'Overig', 'Other'],
      ]),
      field('date', 'date', ['Datum', 'Date'], shown),
    ],
  ),
  builtIn(
    4,
    'FAQ',
    {
      one: ['vraag', 'question'],
      many: ['veelgestelde vragen', 'frequently asked questions'],
      icon: 'circle-question-mark',
      schemaType: 'FAQPage',
    },
    { hasDetail: false },
    [
      field('answer', 'richText', ['Antwoord', 'Answer'], { isRequired: true, ...shown }),
      field('subject', 'text', ['Onderwerp', 'Subject'], { isFilter: true }),
    ],
  ),
  builtIn(
    5,
    'Article',
    { one: ['artikel', 'article'], many: ['artikelen', 'articles'], icon: 'book-open', schemaType: 'Article' },
    {},
    [
      field('subject', 'text', ['Onderwerp', 'Subject'], shownAndFilter),
      field('author', 'person', ['Auteur', 'Author']),
      field('related', 'reference', ['Zie ook', 'See also'], { isMany: true }),
      image,
    ],
  ),
  builtIn(
    6,
    'Project',
    { one: ['project', 'project'], many: ['projecten', 'projects'], icon: 'construction' },
    { hasPeriod: true, hasPhases: true },
    [
      field('phase', 'choice', ['Fase', 'Phase'], shownAndFilter, [
        ['idea', 'Idee', 'Idea'],
        ['research', 'Onderzoek', 'Research'],
        ['design', 'Ontwerp', 'Design'],
        ['execution', 'Uitvoering', 'Execution'],
        ['done', 'Afgerond', 'Done'],
      ]),
      field('location', 'place', ['Waar', 'Where'], shown),
      field('contact', 'text', ['Contact', 'Contact']),
      field('documents', 'file', ['Documenten', 'Documents'], { isMany: true }),
      image,
    ],
  ),
  builtIn(
    7,
    'Idea',
    { one: ['idee', 'idea'], many: ['ideeën', 'ideas'], icon: 'lightbulb' },
    { hasVotes: true, canBeJoined: true, supporters: 'Verify', hasStatus: true, hasReactions: true },
    [
      field('status', 'choice', ['Stand', 'Status'], shownAndFilter, [
        ['new', 'Nieuw', 'New'],
        ['considered', 'In overweging', 'Under consideration', 'info'],
        ['accepted', 'Gaan we doen', 'Accepted', 'now'],
        ['declined', 'Gaan we niet doen', 'Declined', 'danger'],
        ['done', 'Gedaan', 'Done', 'success'],
      ]),
      field('location', 'place', ['Waar', 'Where']),
      image,
    ],
  ),
  builtIn(
    8,
    'Topic',
    { one: ['onderwerp', 'topic'], many: ['onderwerpen', 'topics'], icon: 'messages-square' },
    { hasReactions: true },
    [
      field('text', 'richText', ['Tekst', 'Text']),
      field('conversation', 'choice', ['Gesprek', 'Conversation'], { isFilter: true }, [
        ['open', 'Open', 'Open'],
        ['closed', 'Gesloten', 'Closed'],
      ]),
    ],
  ),
  builtIn(
    9,
    'Reaction',
    { one: ['reactie', 'reaction'], many: ['reacties', 'reactions'], icon: 'message-circle' },
    { hasDetail: false },
    [field('text', 'richText', ['Reactie', 'Reaction'], { isRequired: true, ...shown })],
  ),
  builtIn(
    10,
    'Vacancy',
    { one: ['vacature', 'vacancy'], many: ['vacatures', 'vacancies'], icon: 'briefcase', schemaType: 'JobPosting' },
    { hasPeriod: true },
    [
      field('hours', 'number', ['Uren per week', 'Hours a week'], shownAndFilter),
      field('salary', 'text', ['Salaris', 'Salary'], shown),
      field('department', 'text', ['Afdeling', 'Department'], shownAndFilter),
      field('location', 'place', ['Werkplek', 'Workplace']),
      field('apply', 'link', ['Solliciteren', 'Apply']),
    ],
  ),
  builtIn(11, 'Location', { one: ['locatie', 'location'], many: ['locaties', 'locations'], icon: 'map-pin' }, {}, [
    field('place', 'place', ['Adres', 'Address'], { isRequired: true, ...shown }),
    field('phone', 'text', ['Telefoon', 'Telephone'], shown),
    field('website', 'link', ['Website', 'Website']),
    image,
  ]),
  builtIn(12, 'Link', { one: ['link', 'link'], many: ['links', 'links'], icon: 'link' }, { hasDetail: false }, [
    field('link', 'link', ['Adres', 'Address'], { isRequired: true, ...shown }),
  ]),
];
