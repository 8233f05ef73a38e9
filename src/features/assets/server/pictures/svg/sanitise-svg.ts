import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { Size } from '../../../contract/image.ts';
import { isSafeCss, safeDeclarations, safeStyleSheet } from './safe-css.ts';
import { drawingAttributes, drawingElements, svgNamespace, xlinkNamespace, xmlNamespace } from './svg-allow-list.ts';
import { boxOf, pixelsOf, svgSize } from './svg-size.ts';

export interface SanitisedSvg {
  /** What stands before, between and after the pictures inside it: one more than there are pictures. */
  pieces: string[];
  size: Size;
  /** Pictures inside it, as data addresses; they have metadata and sizes of their own. */
  embedded: string[];
}

export class BrokenSvgError extends Error {
  override name = 'BrokenSvgError';
}

const maxElements = 200_000;
const maxDepth = 250;
/** Each is drawn anew, which takes a while. */
const maxPictures = 200;
const embeddedPicture = /^data:image\/(?:png|jpe?g|webp|avif|gif);base64,[a-z0-9+/=\s]+$/i;
const ownPart = /^#[\w.:-]+$/;

/**
 * Written anew from what a strict XML parser saw, with only what is on the list: nothing is searched for and cut out,
 * so there is nothing to hide from us.
 */
export function sanitiseSvg(source: string): SanitisedSvg {
  const writer = new SvgWriter();
  const parser = new SaxesParser({ xmlns: true, position: false, additionalNamespaces: { xlink: xlinkNamespace } });
  parser.on('error', (error) => {
    throw new BrokenSvgError(error.message);
  });
  parser.on('doctype', (doctype) => Object.assign(parser.ENTITIES, plainEntities(doctype, source)));
  parser.on('opentag', (tag) => writer.open(tag));
  parser.on('closetag', () => writer.close());
  parser.on('text', (text) => writer.text(text));
  parser.on('cdata', (text) => writer.text(text));
  parser.write(source.replace(/^\uFEFF/, '')).close();
  return writer.result();
}

/** Old drawing programs name their namespaces in the doctype; entities within entities are how files explode. */
function plainEntities(doctype: string, source: string): Record<string, string> {
  const entities: Record<string, string> = {};
  for (const [, name, , value] of doctype.matchAll(/<!ENTITY\s+([\w.-]+)\s+(["'])([^"'&%<]{0,100})\2\s*>/g)) {
    if (name !== undefined && value !== undefined && !/^(?:amp|lt|gt|quot|apos)$/.test(name)) entities[name] = value;
  }
  if (Object.keys(entities).length > 0 && source.split('&').length > 10_000)
    throw new BrokenSvgError('too many entities');
  return entities;
}

class SvgWriter {
  #parts: string[] = [];
  readonly #pieces: string[] = [];
  readonly #open: string[] = [];
  readonly #embedded: string[] = [];
  #style: string[] | undefined;
  /** The last tag is still open, because nothing has come after it yet. */
  #isEmpty = false;
  /** How deep we are in something that is left out. */
  #skipped = 0;
  #count = 0;
  #size: Size | undefined;

  open({ local, uri, attributes }: SaxesTagNS): void {
    this.#count += 1;
    if (this.#count > maxElements || this.#open.length + this.#skipped > maxDepth)
      throw new BrokenSvgError('too complex');
    const name = local === 'a' ? this.#insteadOfLink() : local;
    const isDrawing = (uri === svgNamespace || uri === '') && drawingElements.has(name);
    if (this.#open.length === 0 && (name !== 'svg' || !isDrawing)) throw new BrokenSvgError('not a drawing');
    if (this.#skipped > 0 || !isDrawing || this.#style !== undefined) {
      this.#skipped += 1;
      return;
    }
    const kept = this.#attributes(local, attributes);
    if (this.#open.length === 0) this.#root(kept);
    const namespace = this.#open.length === 0 ? ` xmlns="${svgNamespace}"` : '';
    this.#write(`<${name}${namespace}`);
    for (const [key, value] of kept) this.#writeAttribute(key, value);
    this.#isEmpty = true;
    this.#open.push(name);
    if (name === 'style') this.#style = [];
  }

  /** Where a picture inside it comes, one piece ends and the next begins. */
  #writeAttribute(key: string, value: string): void {
    if (key !== 'href' || !value.startsWith('data:')) {
      this.#parts.push(` ${key}="${escapeAttribute(value)}"`);
      return;
    }
    if (this.#embedded.length >= maxPictures) throw new BrokenSvgError('too many pictures inside it');
    this.#parts.push(` ${key}="`);
    this.#pieces.push(this.#parts.join(''));
    this.#parts = ['"'];
    this.#embedded.push(value);
  }

  /** A link keeps what it shows and loses where it leads. */
  #insteadOfLink(): string {
    return /^(?:text|tspan|textPath)$/.test(this.#open.at(-1) ?? '') ? 'tspan' : 'g';
  }

  close(): void {
    if (this.#skipped > 0) {
      this.#skipped -= 1;
      return;
    }
    if (this.#style !== undefined) {
      this.#write(escapeText(safeStyleSheet(this.#style.join(''))));
      this.#style = undefined;
    }
    const name = this.#open.pop();
    if (this.#isEmpty) this.#parts.push('/>');
    else this.#write(`</${name}>`);
    this.#isEmpty = false;
  }

  text(text: string): void {
    if (this.#skipped > 0 || this.#open.length === 0) return;
    if (this.#style === undefined) this.#write(escapeText(text));
    else this.#style.push(text);
  }

  #write(text: string): void {
    if (this.#isEmpty) this.#parts.push('>');
    this.#isEmpty = false;
    this.#parts.push(text);
  }

  result(): SanitisedSvg {
    if (this.#size === undefined) throw new BrokenSvgError('not a drawing');
    return { pieces: [...this.#pieces, this.#parts.join('')], size: this.#size, embedded: this.#embedded };
  }

  /** In plain pixels and with a box, so that every reader of the drawing sees the same size and can scale it. */
  #root(attributes: Map<string, string>): void {
    const style = attributes.get('style');
    if (style !== undefined) attributes.set('style', withoutSize(style));
    const size = svgSize(attributes);
    this.#size = size;
    const hasBox = boxOf(attributes.get('viewBox')) !== undefined;
    if (hasBox && pixelsOf(attributes.get('width')) === undefined && pixelsOf(attributes.get('height')) === undefined) {
      attributes.delete('width');
      attributes.delete('height');
      return;
    }
    attributes.set('width', String(size.width)).set('height', String(size.height));
    if (!hasBox) attributes.set('viewBox', `0 0 ${size.width} ${size.height}`);
  }

  #attributes(element: string, attributes: SaxesTagNS['attributes']): Map<string, string> {
    const kept = new Map<string, string>();
    for (const { local, uri, value } of Object.values(attributes)) {
      if (uri === xmlNamespace && (local === 'space' || local === 'lang')) kept.set(`xml:${local}`, value);
      else if (local === 'href' && (uri === '' || uri === xlinkNamespace))
        this.#keepAddress(kept, element, value.trim());
      else if (uri !== '') continue;
      else if (local === 'style') kept.set(local, safeDeclarations(value));
      else if ((drawingAttributes.has(local) || /^aria-[a-z]+$/.test(local)) && isSafeCss(value))
        kept.set(local, value);
    }
    return kept;
  }

  #keepAddress(kept: Map<string, string>, element: string, address: string): void {
    if (element === 'a') return;
    if (ownPart.test(address)) {
      kept.set('href', address);
    } else if (element === 'image' && embeddedPicture.test(address)) {
      kept.set('href', address.replace(/\s+/g, ''));
    }
  }
}

/** A size in the style would win over the one that we ask for. */
const withoutSize = (style: string): string =>
  style
    .split(';')
    .filter((declaration) => !/^\s*(?:min-|max-)?(?:width|height)\s*:/i.test(declaration))
    .join(';');

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const escapeAttribute = (text: string): string =>
  escapeText(text)
    .replaceAll('"', '&quot;')
    .replace(/[\t\n\r]/g, ' ');
