import { describe, expect, it } from 'vitest';
import { ItemType } from '#features/item-types/contract/item-type.ts';
import type { ListItem } from '#features/list-items/contract/list-item.ts';
import { completeSettings } from '#features/settings/contract/setting.ts';
import { resolveLanguage, text } from '#platform/contract/texts/localized.ts';
import { paragraph } from '#platform/contract/texts/write-rich-text.ts';
import { breadcrumbNode } from './breadcrumb-node.ts';
import { organisationNode } from './organisation-node.ts';
import { questionsInBlock, questionsInList, questionsNode } from './question-nodes.ts';
import { faultsInNode, validNodes } from './schema-rules.ts';
import { siteNode } from './site-node.ts';

const site = { origin: 'https://vloedhaven.example', timeZone: 'Europe/Amsterdam', language: 'nl' } as const;

const footer = {
  guid: '6f1c3f57-0a4b-4a5e-9a50-2f7a0c1d9b11',
  name: 'Footer',
  organisation: text('Gemeente Vloedhaven'),
  address: ['Stadhuis, Kaaiplein 1', '4380 AB Vloedhaven'],
  phone: '0118 – 14 22 00',
  email: 'contact@vloedhaven.example',
  columns: [],
};
const settings = (changes: Record<string, unknown>) =>
  resolveLanguage(completeSettings({ platformName: 'Vloedhaven', ...changes }), 'nl', 'nl');
const headerLogo = '6f1c3f57-0a4b-4a5e-9a50-2f7a0c1d9b12';

describe('the organisation', () => {
  it('is what its settings say', () => {
    const node = organisationNode(settings({ organisationKind: 'government', footers: [footer], headerLogo }), site);
    expect(node).toEqual({
      '@type': 'GovernmentOrganization',
      '@id': 'https://vloedhaven.example/#organisation',
      name: 'Gemeente Vloedhaven',
      url: 'https://vloedhaven.example/',
      logo: `https://vloedhaven.example/a/${headerLogo}`,
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Stadhuis, Kaaiplein 1',
        postalCode: '4380 AB',
        addressLocality: 'Vloedhaven',
        addressCountry: 'NL',
      },
      telephone: '0118 – 14 22 00',
      email: 'contact@vloedhaven.example',
    });
    expect(faultsInNode(node)).toEqual([]);
  });

  it.each(['association', 'company', 'other'])('is no government when it is: %s', (organisationKind) => {
    const node = organisationNode(settings({ organisationKind }), site);
    expect(node).toEqual({
      '@type': 'Organization',
      '@id': 'https://vloedhaven.example/#organisation',
      name: 'Vloedhaven',
      url: 'https://vloedhaven.example/',
    });
    expect(faultsInNode(node)).toEqual([]);
  });

  it.each([
    [['Postbus 1'], { streetAddress: 'Postbus 1', addressCountry: 'NL' }],
    [['1000 Brussel'], { postalCode: '1000', addressLocality: 'Brussel', addressCountry: 'NL' }],
    [[], undefined],
  ])('has an address of %j', (address, expected) => {
    const node = organisationNode(settings({ footers: [{ ...footer, address }] }), site);
    expect(node.address).toEqual(expected && { '@type': 'PostalAddress', ...expected });
  });
});

it('the site can be searched in its language', () => {
  const english = { ...site, language: 'en' } as const;
  const node = siteNode({ name: 'Vloedhaven', description: '' }, organisationNode(settings({}), english), english);
  expect(node).toMatchObject({
    '@type': 'WebSite',
    url: 'https://vloedhaven.example/en',
    inLanguage: 'en',
    potentialAction: {
      target: { urlTemplate: 'https://vloedhaven.example/en/search?q={search_term_string}' },
    },
  });
  expect(faultsInNode(node)).toEqual([]);
});

describe('the way to a page', () => {
  const home = { name: 'Home', path: '/' };

  it('leaves out steps that lead nowhere', () => {
    const steps = [home, { name: 'Wonen', path: null }, { name: 'Café & zo', path: '/wonen/café' }];
    const node = breadcrumbNode(steps, site);
    expect(node?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://vloedhaven.example/' },
      { '@type': 'ListItem', position: 2, name: 'Café & zo', item: 'https://vloedhaven.example/wonen/caf%C3%A9' },
    ]);
    expect(node && faultsInNode(node)).toEqual([]);
  });

  it('is none when there is one step or none', () => {
    expect(breadcrumbNode([home], site)).toBeUndefined();
    expect(breadcrumbNode([], site)).toBeUndefined();
  });
});

describe('questions', () => {
  const rich = (words: string) => ({ value: { type: 'doc', content: [paragraph(words), paragraph('Echt.')] } });
  const accordion = (...titles: string[]) => ({
    options: { items: titles.map((value) => ({ title: { value }, text: rich('Ja.') })) },
  });
  const type = ItemType.parse({
    guid: '6f1c3f57-0a4b-4a5e-9a50-2f7a0c1d9b11',
    name: 'Vraag',
    itemName: { $lang: {} },
    itemNamePlural: { $lang: {} },
    isBuiltIn: false,
    schemaType: 'FAQPage',
    fields: [{ id: '6f1c3f57-0a4b-4a5e-9a50-2f7a0c1d9b12', key: 'antwoord', kind: 'richText', label: { $lang: {} } }],
  });
  const item = { title: 'Wat kost het?', listItemTypeName: 'Vraag', fields: { antwoord: rich('Niets.') } };

  it('are in a block whose every title asks something, and in lists of a type that is questions', () => {
    const questions = [
      ...questionsInBlock(accordion('Wat?', 'كيف؟')),
      ...questionsInList([item as unknown as ListItem], [type]),
    ];
    const node = questionsNode(questions, '/vragen', site);
    expect(node?.mainEntity).toEqual([
      { '@type': 'Question', name: 'Wat?', acceptedAnswer: { '@type': 'Answer', text: 'Ja.\nEcht.' } },
      { '@type': 'Question', name: 'كيف؟', acceptedAnswer: { '@type': 'Answer', text: 'Ja.\nEcht.' } },
      { '@type': 'Question', name: 'Wat kost het?', acceptedAnswer: { '@type': 'Answer', text: 'Niets.\nEcht.' } },
    ]);
    expect(node && faultsInNode(node)).toEqual([]);
  });

  it.each([
    ['a title that asks nothing', questionsInBlock(accordion('Wat?', 'Zo.'))],
    ['a block of something else', questionsInBlock({ options: { items: [{ label: 'Wat?' }] } })],
    ['items of another type', questionsInList([item as unknown as ListItem], [{ ...type, schemaType: 'None' }])],
    ['a question without an answer', [{ question: { value: 'Wat?' }, answer: '' }]],
  ])('are not in %s', (_, questions) => {
    expect(questionsNode(questions, '/vragen', site)).toBeUndefined();
  });

  it('say their language when it is one', () => {
    const asked = (lang?: string) => ({ question: { value: 'Wat?', lang }, answer: 'Dit.' });
    expect(questionsNode([asked('nl'), asked('nl')], '/', { ...site, language: 'en' })?.inLanguage).toBe('nl');
    expect(questionsNode([asked('nl'), asked()], '/', { ...site, language: 'en' })?.inLanguage).toBeUndefined();
  });
});

describe('what search engines would refuse', () => {
  const answer = { '@type': 'Answer', text: 'Ja.' };
  it.each([
    [{ '@type': 'Dinosaur' }, ['Dinosaur: no such type']],
    [{ '@type': 'Answer' }, ['Answer.text: is required']],
    [{ '@type': 'Answer', text: ' ' }, ['Answer.text: is no ["text"]']],
    [{ ...answer, tekst: 'Ja.' }, ['Answer.tekst: no such property']],
    [
      { '@type': 'Question', name: 'Wat?', acceptedAnswer: { '@type': 'Answer', text: 1 } },
      ['Question.acceptedAnswer.text: is no ["text"]'],
    ],
    [
      { '@type': 'FAQPage', url: '/vragen', mainEntity: [] },
      ['FAQPage.url: is no ["address"]', 'FAQPage.mainEntity: is no [{"of":["Question"],"isMany":true}]'],
    ],
    [
      { '@type': 'ListItem', position: '1', name: 'Home', item: 'https://vloedhaven.example' },
      ['ListItem.position: is no ["number"]', 'ListItem.item: is no ["address"]'],
    ],
  ])('%j', (node, faults) => {
    expect(faultsInNode(node)).toEqual(faults);
    expect(validNodes([node, undefined, answer])).toEqual([answer]);
  });
});
