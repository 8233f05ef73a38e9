import { setImmediate } from 'node:timers/promises';
import { breakLines } from './break-lines.ts';
import { type Face, pdfFaces, type Weight } from './pdf-faces.ts';
import { type Direction, directionOfText, printableText, unprintable, visualRuns } from './text-runs.ts';

/** Lines drawn by hand, within a box of their own units. */
export interface PdfDrawing {
  path: string;
  width: number;
  height: number;
}

export interface PdfFact {
  term: string;
  text: string;
  drawing?: PdfDrawing | undefined;
}

export type PdfPart =
  | { kind: 'heading'; level: 1 | 2; text: string }
  | { kind: 'text'; text: string; isQuiet?: boolean }
  | { kind: 'facts'; facts: readonly PdfFact[] };

export interface PdfDocument {
  title: string;
  /** As BCP 47 writes it, for who has it read aloud. */
  language: string;
  direction: Direction;
  author: string;
  madeAt: Date;
  /** At the foot of every page, before its number. */
  foot: string;
  /** Said at the end when a sign could not be printed. */
  unprintableNote: string;
  parts: readonly PdfPart[];
}

const page = { width: 595.28, height: 841.89, side: 64, top: 72, bottom: 84 };
const columnWidth = page.width - 2 * page.side;
/** The ink and the quiet ink of the house, on paper. */
const ink = '#14202b';
const quietInk = '#4a5864';

interface Look {
  size: number;
  lead: number;
  weight: Weight;
  color: string;
}
const looks = {
  h1: { size: 22, lead: 28, weight: 'bold', color: ink },
  h2: { size: 15, lead: 21, weight: 'bold', color: ink },
  term: { size: 10.5, lead: 15, weight: 'bold', color: quietInk },
  text: { size: 11.5, lead: 17, weight: 'regular', color: ink },
  quiet: { size: 10, lead: 14, weight: 'regular', color: quietInk },
} as const satisfies Record<string, Look>;

/** Its types do not know this kind yet. */
const readAloud: object = { subset: 'PDF/UA' };

/** So many lines are drawn before others have their turn. */
const linesAtOnce = 8;

type Kit = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

/**
 * A PDF that can be read aloud (PDF/UA): headings, lists, language and order are in it. It is handed out as it is made, page
 * by page, and lets others have their turn meanwhile.
 */
export async function* writePdf(document: PdfDocument): AsyncGenerator<Uint8Array> {
  const [{ default: PDFDocument }, faces] = await Promise.all([import('pdfkit'), pdfFaces()]);
  const kit = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    font: '',
    pdfVersion: '1.7',
    ...readAloud,
    tagged: true,
    lang: document.language,
    displayTitle: true,
    autoFirstPage: false,
    info: { Title: document.title, Author: document.author, CreationDate: document.madeAt, Producer: 'Plein' },
  });
  for (const { name, bytes } of faces) {
    kit.registerFont(`${name} regular`, bytes.regular);
    kit.registerFont(`${name} bold`, bytes.bold);
  }
  let lines = 0;
  for (const _ of drawing(kit, faces, document)) {
    lines += 1;
    if (lines % linesAtOnce !== 0) continue;
    await setImmediate();
    for (let bytes = kit.read(); bytes !== null; bytes = kit.read()) yield bytes as Uint8Array;
  }
  kit.end();
  yield* kit as AsyncIterable<Uint8Array>;
}

/** Draws, and stops after each line. */
function* drawing(kit: Kit, faces: readonly Face[], document: PdfDocument): Generator<void> {
  const { direction } = document;
  let y = 0;
  let pages = 0;
  let hasUnprintable = false;

  const widthOf = (text: string, look: Look): number => {
    let width = 0;
    for (const run of visualRuns(text, direction, faces)) {
      width += kit.font(`${run.face} ${look.weight}`).fontSize(look.size).widthOfString(run.text);
    }
    return width;
  };

  function drawLine(line: string, look: Look, way: Direction, baseline: number): void {
    const runs = visualRuns(line, way, faces);
    let x = way === 'rtl' ? page.width - page.side - widthOf(line, look) : page.side;
    for (const { text, face } of runs) {
      kit.font(`${face} ${look.weight}`).fontSize(look.size).fillColor(look.color);
      kit.text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
      x += kit.widthOfString(text);
    }
  }

  function newPage(): void {
    kit.addPage();
    pages += 1;
    y = page.top;
    kit.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    const foot = printableText(`${document.foot} · ${pages}`, faces);
    drawLine(foot, looks.quiet, direction, page.height - page.bottom / 2);
    kit.endMarkedContent();
  }

  const roomFor = (height: number): void => {
    if (pages === 0 || y + height > page.height - page.bottom) newPage();
  };

  function element(parent: Element, type: string, options: { actual?: string; alt?: string } = {}): Element {
    const made = kit.struct(type, options);
    parent.add(made);
    return made;
  }

  /** What is not drawn as it was written is told as it was written to who has it read aloud. */
  function* words(parent: Element, type: string, text: string, look: Look): Generator<void> {
    const printable = text.split(/\r\n?|\n/).map((paragraph) => printableText(paragraph, faces));
    const isOther = printable.some((one) => one.includes(unprintable)) && !text.includes(unprintable);
    hasUnprintable ||= isOther;
    const isTurned = /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);
    const own = element(parent, type, isOther || isTurned ? { actual: text } : {});
    const measured = new Map<string, number>();
    const measure = (part: string): number => {
      const known = measured.get(part) ?? widthOf(part, look);
      measured.set(part, known);
      return known;
    };
    for (const paragraph of printable) {
      const way = directionOfText(paragraph, direction);
      for (const line of breakLines(paragraph, columnWidth, measure)) {
        roomFor(look.lead);
        if (line !== '') own.add(() => drawLine(line, look, way, y + look.size));
        y += look.lead;
        yield;
      }
    }
    own.end();
  }

  function drawFigure(parent: Element, { path, width, height }: PdfDrawing, alt: string): void {
    const scale = 240 / width;
    roomFor(height * scale + 8);
    const figure = element(parent, 'Figure', { alt });
    const left = direction === 'rtl' ? page.width - page.side - 240 : page.side;
    figure.add(() => {
      kit.save().translate(left, y).scale(scale);
      kit.path(path).lineWidth(4).lineCap('round').lineJoin('round').strokeColor(ink).stroke();
      kit.restore();
    });
    figure.end();
    y += height * scale + 8;
  }

  function* facts(parent: Element, list: readonly PdfFact[]): Generator<void> {
    const whole = element(parent, 'L');
    for (const { term, text, drawing: drawn } of list) {
      // A question does not stand alone at the foot of a page.
      roomFor(looks.term.lead + 2 * looks.text.lead);
      const item = element(whole, 'LI');
      yield* words(item, 'Lbl', term, looks.term);
      const body = element(item, 'LBody');
      if (text !== '') yield* words(body, 'P', text, looks.text);
      if (drawn !== undefined) drawFigure(body, drawn, term);
      body.end();
      item.end();
      y += 9;
    }
    whole.end();
  }

  const root = kit.struct('Document');
  kit.addStructure(root);
  for (const part of document.parts) {
    if (part.kind === 'facts') {
      yield* facts(root, part.facts);
    } else if (part.kind === 'heading') {
      const look = part.level === 1 ? looks.h1 : looks.h2;
      if (part.level === 2) y += 14;
      roomFor(look.lead + 3 * looks.text.lead);
      yield* words(root, `H${part.level}`, part.text, look);
      y += 8;
    } else {
      yield* words(root, 'P', part.text, part.isQuiet === true ? looks.quiet : looks.text);
      y += 9;
    }
  }
  if (hasUnprintable) yield* words(root, 'P', document.unprintableNote, looks.quiet);
  root.end();
}
