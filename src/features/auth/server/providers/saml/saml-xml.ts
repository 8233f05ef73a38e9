import { SaxesParser } from 'saxes';

export interface XmlElement {
  /** By local names, from the root: `/Response/Assertion`. */
  path: string;
  /** Those without a prefix, which is how SAML writes its own. */
  attributes: Readonly<Record<string, string>>;
  /** Its own text, without that of what stands in it. */
  text: string;
  /** Where it stands in the document. */
  start: number;
  end: number;
}

export interface XmlDocument {
  elements: readonly XmlElement[];
  /** Without parts that readers of XML read differently: comments, entities, instructions. */
  isPlain: boolean;
  at(path: string): XmlElement[];
  /** Wherever they stand. */
  named(name: string): XmlElement[];
}

/** Nothing when it is no XML. */
export function readXml(xml: string): XmlDocument | undefined {
  const elements: XmlElement[] = [];
  const open: XmlElement[] = [];
  let isPlain = true;
  let isWellFormed = true;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', () => {
    isWellFormed = false;
  });
  for (const event of ['doctype', 'comment', 'processinginstruction', 'cdata'] as const) {
    parser.on(event, () => {
      isPlain = false;
    });
  }
  parser.on('opentag', ({ local, attributes }) => {
    const values = Object.values(attributes).filter(({ prefix }) => prefix === '');
    const element = {
      path: `${open.at(-1)?.path ?? ''}/${local}`,
      attributes: Object.fromEntries(values.map((one) => [one.local, one.value])),
      text: '',
      // Attributes cannot hold a bare `<`, so the last one before here begins this tag.
      start: xml.lastIndexOf('<', parser.position - 1),
      end: parser.position,
    };
    elements.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const current = open.at(-1);
    if (current !== undefined) current.text += text;
  });
  parser.on('closetag', () => {
    const closed = open.pop();
    if (closed !== undefined) closed.end = parser.position;
  });
  parser.write(xml).close();
  if (!isWellFormed) return undefined;
  return {
    elements,
    isPlain,
    at: (path) => elements.filter((element) => element.path === path),
    named: (name) => elements.filter(({ path }) => path.endsWith(`/${name}`)),
  };
}

/** The one that is there; nothing when there are none or several. */
export const only = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
