import { z } from 'zod';
import { Picture, picturesOf } from '#platform/contract/files/picture.ts';
import { meaning } from '#platform/contract/meaning.ts';
import { emptyText, StoredText, text } from '#platform/contract/texts/localized.ts';
import { defineBlock } from '../kit/contract/block-definition.ts';
import { readableText } from '../kit/contract/search-text.ts';

const Person = z.object({
  /** Of a person, a desk or an organisation. */
  name: StoredText.default(emptyText),
  role: StoredText.default(emptyText),
  photo: Picture.optional(),
  phone: z
    .string()
    .max(40)
    .regex(/^[+\d][\d\s().–-]*$/)
    .optional(),
  email: z.email().max(254).optional(),
  /** A new line here is a new line on the page. */
  address: meaning(StoredText, 'several-lines').default(emptyText),
  /** When they can be reached, or what for. */
  note: StoredText.default(emptyText),
});

export default defineBlock({
  name: 'Contact',
  group: 'content',
  icon: 'contact',
  version: 1,
  needsOneOf: ['people'],
  options: z.object({ people: z.array(Person).max(40).default([]) }),
  example: {
    people: [
      {
        name: text('Yara de Bruin', 'Yara de Bruin (project office)'),
        role: text('Projectleider Havenkwartier', 'Project manager Harbour Quarter'),
        photo: { imageGuid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e11', width: 400, height: 400 },
        phone: '0118 – 14 22 10',
        email: 'havenkwartier@vloedhaven.example',
        address: text('Werfkade 4\n4381 AB Vloedhaven', 'Werfkade 4\n4381 AB Vloedhaven, the Netherlands'),
        note: text('Bereikbaar op maandag en dinsdag', 'Available on Monday and Tuesday'),
      },
      { name: text('Klantcontactcentrum', 'Contact centre'), phone: '0118 – 14 22 00' },
    ],
  },
  assets: ({ people }) => people.flatMap(({ photo }) => picturesOf(photo)),
  searchText: ({ people }, language) =>
    readableText(
      language,
      people.flatMap(({ name, role, address, note }) => [name, role, address, note]),
    ),
});
