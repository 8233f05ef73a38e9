import type { SchemaNode, SchemaValue } from './schema-node.ts';

/** What a value may be: words, a number, an address, a day, a moment with its distance from UTC, a language, or a thing of a type. */
type Kind = 'text' | 'number' | 'address' | 'day' | 'moment' | 'language' | { of: readonly string[]; isMany?: boolean };

interface Property {
  is: readonly Kind[];
  /** As Google asks for its results; `optional` is known to schema.org. */
  need: 'required' | 'recommended' | 'optional';
}

const text: Kind[] = ['text'];
const address: Kind[] = ['address'];
const dayOrMoment: Kind[] = ['day', 'moment'];
const thing = (...of: string[]): Kind[] => [{ of }];
const things = (...of: string[]): Kind[] => [{ of, isMany: true }];
const required = (is: Kind[]): Property => ({ is, need: 'required' });
const recommended = (is: Kind[]): Property => ({ is, need: 'recommended' });
const optional = (is: Kind[]): Property => ({ is, need: 'optional' });

const organisations = ['Organization', 'GovernmentOrganization'];

const article: Record<string, Property> = {
  headline: required(text),
  datePublished: required(['moment']),
  author: required(thing(...organisations)),
  publisher: required(thing(...organisations)),
  dateModified: recommended(['moment']),
  image: recommended(address),
  description: optional(text),
  url: optional(address),
  inLanguage: optional(['language']),
};

const organisation: Record<string, Property> = {
  '@id': optional(address),
  name: required(text),
  url: recommended(address),
  logo: recommended(address),
  description: recommended(text),
  address: recommended(thing('PostalAddress')),
  telephone: recommended(text),
  email: recommended(text),
};

/**
 * Every type that we write, with its properties: those that Google requires or recommends for it
 * (developers.google.com/search/docs/appearance/structured-data) and the others that we use, with what schema.org says
 * they hold. Anything that is not here is not written.
 */
export const schemaRules: Readonly<Record<string, Readonly<Record<string, Property>>>> = {
  NewsArticle: article,
  Article: article,
  Event: {
    name: required(text),
    startDate: required(dayOrMoment),
    location: required(thing('Place')),
    endDate: recommended(dayOrMoment),
    description: recommended(text),
    image: recommended(address),
    organizer: recommended(thing(...organisations)),
    eventAttendanceMode: optional(address),
    url: optional(address),
    inLanguage: optional(['language']),
  },
  JobPosting: {
    title: required(text),
    description: required(text),
    datePosted: required(['day']),
    hiringOrganization: required(thing(...organisations)),
    jobLocation: required(thing('Place')),
    validThrough: recommended(['moment']),
    employmentType: recommended(text),
    identifier: recommended(thing('PropertyValue')),
    url: optional(address),
  },
  FAQPage: { mainEntity: required(things('Question')), url: optional(address), inLanguage: optional(['language']) },
  Question: { name: required(text), acceptedAnswer: required(thing('Answer')) },
  Answer: { text: required(text) },
  BreadcrumbList: { itemListElement: required(things('ListItem')) },
  ListItem: { position: required(['number']), name: required(text), item: required(address) },
  Organization: organisation,
  GovernmentOrganization: organisation,
  WebSite: {
    '@id': optional(address),
    name: required(text),
    url: required(address),
    description: optional(text),
    inLanguage: optional(['language']),
    publisher: optional(thing(...organisations)),
    potentialAction: recommended(thing('SearchAction')),
  },
  SearchAction: { target: required(thing('EntryPoint')), 'query-input': required(text) },
  EntryPoint: { urlTemplate: required(text) },
  Place: {
    address: required(thing('PostalAddress')),
    name: recommended(text),
    geo: recommended(thing('GeoCoordinates')),
  },
  PostalAddress: {
    streetAddress: recommended(text),
    postalCode: recommended(text),
    addressLocality: recommended(text),
    addressCountry: recommended(text),
  },
  GeoCoordinates: { latitude: required(['number']), longitude: required(['number']) },
  PropertyValue: { name: required(text), value: required(text) },
};

const patterns: Record<'address' | 'day' | 'moment' | 'language', RegExp> = {
  address: /^https?:\/\/[^\s/]+\/\S*$/,
  day: /^\d{4}-\d{2}-\d{2}$/,
  moment: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/,
  language: /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/,
};

function isOfKind(value: SchemaValue, kind: Kind): boolean {
  if (typeof kind === 'object') {
    const isOne = (one: unknown): one is SchemaNode =>
      typeof one === 'object' && one !== null && kind.of.includes((one as SchemaNode)['@type']);
    return kind.isMany === true ? Array.isArray(value) && value.length > 0 && value.every(isOne) : isOne(value);
  }
  if (kind === 'number') return typeof value === 'number' && Number.isFinite(value);
  if (typeof value !== 'string') return false;
  return kind === 'text' ? value.trim() !== '' : patterns[kind].test(value);
}

/** What is missing, wrong or unknown in a thing and all that it holds, each with the way to it. Nothing when it is valid. */
export function faultsInNode(node: SchemaNode, way = node['@type']): string[] {
  const rules = schemaRules[node['@type']];
  if (rules === undefined) return [`${way}: no such type`];
  const missing = Object.entries(rules)
    .filter(([name, { need }]) => need === 'required' && node[name] === undefined)
    .map(([name]) => `${way}.${name}: is required`);
  const wrong = Object.entries(node).flatMap(([name, value]) => {
    if (name === '@type' || value === undefined) return [];
    const rule = rules[name];
    if (rule === undefined) return [`${way}.${name}: no such property`];
    if (!rule.is.some((kind) => isOfKind(value, kind))) return [`${way}.${name}: is no ${JSON.stringify(rule.is)}`];
    const inner = typeof value === 'object' ? [value].flat() : [];
    return inner.flatMap((one) => faultsInNode(one as SchemaNode, `${way}.${name}`));
  });
  return [...missing, ...wrong];
}

/** What search engines would refuse is not said at all. */
export const validNodes = (nodes: readonly (SchemaNode | undefined)[]): SchemaNode[] =>
  nodes.filter((node) => node !== undefined).filter((node) => faultsInNode(node).length === 0);
