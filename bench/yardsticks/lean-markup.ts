import { createElement as h, type ReactNode } from 'react';
import { isLargeMenu, type Json, type LeanBlock, type LeanData, type LeanItem } from './lean-data.ts';
import { isQuestion, type Question } from './lean-questions.ts';

type Fields = { [key: string]: Json };

/** The page as elements: header with its menus, what the page's blocks say, footer. */
export function LeanDocument({ data, head }: { data: LeanData; head: ReactNode }): ReactNode {
  const { page, settings, menu } = data;
  const { title, description, buildingBlockInstances } = page.document;
  const name = String(settings.platformName);
  return h(
    'html',
    { lang: 'nl' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('title', null, `${title} - ${name}`),
      h('meta', { name: 'description', content: description }),
      head,
    ),
    h(
      'body',
      null,
      h(
        'header',
        { className: 'header' },
        h('a', { href: '/', className: 'logo' }, name),
        h(MenuOf, { items: menu, label: 'Hoofdmenu', ...shownOf(menu, 2) }),
        h(MenuOf, { items: menu, label: 'Menu', ...shownOf(menu, 1) }),
      ),
      h(
        'main',
        { id: 'inhoud', className: 'main' },
        h('h1', null, title),
        buildingBlockInstances.map((block) => h(BlockOf, { key: block.guid, block })),
      ),
      h('footer', { className: 'footer' }, drawn(settings.footers ?? [], 'footer')),
    ),
  );
}

interface MenuShown {
  levels: number;
  hasDescriptions: boolean;
}

/** A menu is drawn whole, twice; of a large one the bar has two levels, by name alone, and a phone the first (decision 0068). */
const shownOf = (menu: readonly LeanItem[], levels: number): MenuShown =>
  isLargeMenu(menu) ? { levels, hasDescriptions: false } : { levels: Number.POSITIVE_INFINITY, hasDescriptions: true };

function MenuOf({ items, label, ...shown }: { items: LeanItem[]; label: string } & MenuShown): ReactNode {
  return h(
    'nav',
    { className: 'wrap menu', 'aria-label': label },
    h(
      'ul',
      { className: 'menu-list' },
      items.filter(({ is_visible }) => is_visible).map((item) => h(ItemOf, { key: item.id, item, ...shown })),
    ),
  );
}

function ItemOf({ item, levels, hasDescriptions }: { item: LeanItem } & MenuShown): ReactNode {
  const link = h(
    'a',
    { className: 'menu-link', href: item.external_url ?? item.path },
    h('strong', { className: 'menu-name' }, String(item.name)),
    hasDescriptions && String(item.description),
  );
  if (item.children.length === 0 || levels === 1) return h('li', { className: 'menu-item' }, link);
  return h(
    'li',
    { className: 'menu-item' },
    link,
    h(
      'button',
      {
        type: 'button',
        className: 'menu-opener',
        'aria-expanded': false,
        'aria-controls': item.id,
        'aria-label': `Meer over ${item.name}`,
      },
      h(IconOf, { name: 'chevron-down' }),
    ),
    h(
      'ul',
      { id: item.id, className: 'menu-panel' },
      item.children.map((child) => h(ItemOf, { key: child.id, item: child, levels: levels - 1, hasDescriptions })),
    ),
  );
}

function BlockOf({ block }: { block: LeanBlock }): ReactNode {
  const { guid, buildingBlockName, layoutPosition, heading, more, options, items } = block;
  return h(
    'section',
    { className: 'block', id: guid, 'data-block': buildingBlockName, 'data-area': layoutPosition },
    heading !== '' && h('h2', { className: 'block-heading' }, String(heading)),
    drawn(options, buildingBlockName),
    items !== undefined && drawn(items, 'item'),
    more !== undefined && drawn(more, 'more'),
  );
}

/** Whatever a block holds: texts as paragraphs, links as links, pictures as pictures, lists as lists. */
function drawn(value: Json, name: string): ReactNode {
  if (value === null || typeof value === 'boolean' || typeof value === 'number' || value === '') return null;
  if (typeof value === 'string') {
    return name.endsWith('-icon') ? h(IconOf, { name: value }) : h('p', { className: name }, value);
  }
  if (Array.isArray(value))
    return h(
      'ul',
      { className: `${name} list` },
      value.map((item, key) => h('li', { key, className: `${name}-item` }, drawn(item, name))),
    );
  if (value.type === 'doc') return h('div', { className: `${name} prose` }, nodes(value.content));
  if (typeof value.imageGuid === 'string') return h(PictureOf, { picture: value });
  if (isQuestion(value)) return h(QuestionOf, { question: value, name });
  const inner = Object.entries(value)
    .filter(([key]) => key !== 'href')
    .map(([key, part]) => h(Part, { key, name: `${name}-${key}`, value: part }));
  if (typeof value.href === 'string') return h('a', { className: name, href: value.href }, inner);
  // A tone is shown by an icon.
  const icon = typeof value.tone === 'string' && h(IconOf, { name: value.tone });
  return h('div', { className: name }, icon, inner);
}

/** A text below its title, to be opened. */
function QuestionOf({ question, name }: { question: Question; name: string }): ReactNode {
  return h(
    'details',
    { className: `${name}-disclosure` },
    h(
      'summary',
      { className: `${name}-summary` },
      h('span', { className: `${name}-title`, role: 'heading', 'aria-level': 2 }, question.title),
      h(IconOf, { name: 'chevron-down' }),
    ),
    h('div', { className: `${name}-content prose` }, nodes(question.text.content)),
  );
}

/** What an icon is to React: an element with its usual attributes and a line or two, whatever it shows. */
function IconOf({ name }: { name: string }): ReactNode {
  const line = {
    xmlns: 'http://www.w3.org/2000/svg',
    width: 24,
    height: 24,
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    className: `icon icon-${name}`,
    'aria-hidden': true,
  } as const;
  return h('svg', line, h('path', { d: 'm6 9 6 6 6-6' }), h('path', { d: 'M12 2a14.5 14.5 0 0 0 0 20' }));
}

const Part = ({ name, value }: { name: string; value: Json }): ReactNode => drawn(value, name);

const steps = [320, 640, 960, 1280, 1920];

function PictureOf({ picture }: { picture: Fields }): ReactNode {
  const { imageGuid, darkImageGuid, alt, width, height } = picture;
  const sources = (guid: Json) => steps.map((step) => `/a/${guid}?width=${step} ${step}w`).join(', ');
  return h(
    'picture',
    null,
    darkImageGuid !== undefined &&
      h('source', { media: '(prefers-color-scheme: dark)', sizes: '100vw', srcSet: sources(darkImageGuid) }),
    h('img', {
      className: 'picture',
      sizes: '100vw',
      srcSet: sources(imageGuid ?? ''),
      src: `/a/${imageGuid}?width=1280`,
      alt: String(alt ?? ''),
      width: Number(width),
      height: Number(height),
      loading: 'lazy',
    }),
  );
}

const nodeTags: Record<string, string> = {
  paragraph: 'p',
  heading: 'h3',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
  table: 'table',
  tableRow: 'tr',
  tableHeader: 'th',
  tableCell: 'td',
};

const nodes = (content: Json | undefined): ReactNode =>
  ((content ?? []) as Fields[]).map((node, key) => h(NodeOf, { key, node }));

function NodeOf({ node }: { node: Fields }): ReactNode {
  if (node.type === 'text') return ((node.marks ?? []) as Fields[]).reduce<ReactNode>(marked, String(node.text));
  if (node.type === 'hardBreak') return h('br');
  return h(nodeTags[String(node.type)] ?? 'div', null, nodes(node.content));
}

function marked(words: ReactNode, mark: Fields): ReactNode {
  if (mark.type === 'link') return h('a', { href: String((mark.attrs as Fields).href) }, words);
  return h(mark.type === 'bold' ? 'strong' : 'em', null, words);
}
