import { type DefaultTreeAdapterTypes, html, parseFragment } from 'parse5';

/** What markup says, in the order in which it says it; of an end, which beginning it belongs to follows from the order. */
export type MarkupEvent =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; attributes: ReadonlyMap<string, string> }
  | { kind: 'close' };

/** Elements whose inside is not for readers, in a drawing too; it goes with them. */
const unread: readonly string[] = [
  'script',
  'style',
  'textarea',
  'title',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
  'noscript',
  'template',
];

/** None that a person writes; a browser reads some as line ends, so server and browser would disagree. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/**
 * Markup as a browser reads it: parse5 follows the HTML standard, mistakes included. Of drawings and formulas only the
 * words are left: their elements have names of ours and other rules, which is how markup comes to be read in two ways.
 */
export function* markupEvents(source: string): Generator<MarkupEvent> {
  // By hand and not by calling itself: people nest a few levels, an attacker thousands.
  const open: { nodes: readonly Node[]; next: number; isForeign: boolean; hasTag: boolean }[] = [
    { nodes: parseFragment(source).childNodes, next: 0, isForeign: false, hasTag: false },
  ];
  for (let level = open.at(-1); level !== undefined; level = open.at(-1)) {
    const node = level.nodes[level.next];
    level.next += 1;
    if (node === undefined) {
      open.pop();
      if (level.hasTag) yield { kind: 'close' };
    } else if ('value' in node) {
      yield { kind: 'text', text: node.value.replace(controls, '') };
    } else if ('tagName' in node && !unread.includes(node.tagName)) {
      const isForeign = level.isForeign || node.namespaceURI !== html.NS.HTML;
      if (!isForeign) yield { kind: 'open', name: node.tagName, attributes: attributesOf(node) };
      open.push({ nodes: node.childNodes, next: 0, isForeign, hasTag: !isForeign });
    }
  }
}

const attributesOf = ({ attrs }: Element): ReadonlyMap<string, string> =>
  new Map(attrs.map(({ name, value }) => [name, value.replace(controls, '')]));
