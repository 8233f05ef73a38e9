import { z } from 'zod';

/** How a body is sent or an answer is written, where that is not JSON. `defineEndpoint` takes these as any other schema. */

/** Bytes or text of any length; an iterable is written while it is read. Nothing at all goes with a status that has no body. */
export type Streamed = AsyncIterable<string | Uint8Array> | Uint8Array | string | undefined;

export interface AnswerKind {
  kind: 'stream' | 'redirect' | 'socket';
  /** `*` when it differs from answer to answer: the handler then names it in a header. */
  mediaType: string;
}

export type BodyKind =
  | { kind: 'form'; schema: z.ZodType; refusal: string | undefined; screen: string | undefined }
  | { kind: 'posted'; schema: z.ZodType; hasFiles: boolean }
  | { kind: 'files'; fields: readonly string[] };

const answerKinds = new WeakMap<z.ZodType, AnswerKind>();
const bodyKinds = new WeakMap<z.ZodType, BodyKind>();

function marked<Schema extends z.ZodType, Kind>(kinds: WeakMap<z.ZodType, Kind>, schema: Schema, kind: Kind): Schema {
  kinds.set(schema, kind);
  return schema;
}

export const answerKindOf = (output: z.ZodType): AnswerKind | undefined => answerKinds.get(output);
export const bodyKindOf = (body: z.ZodType | undefined): BodyKind | undefined => body && bodyKinds.get(body);

/** An answer that is no JSON: a file, a feed, a page. */
export const stream = (mediaType: string) =>
  marked(answerKinds, z.custom<Streamed>(isStreamed), { kind: 'stream', mediaType });

/** The browser is sent on to this address (303). */
export const redirect = () => marked(answerKinds, z.string(), { kind: 'redirect', mediaType: '' });

/** A connection in two directions. */
export interface SocketAnswer {
  /** What is said to the other side, until one of the two ends it; an empty text only asks whether they are there. */
  messages: AsyncIterableIterator<string>;
  /** What the other side says; a refusal that it throws ends the connection. */
  receive(text: string): Promise<void>;
}

/** A WebSocket: the call is made and refused as any other, and then goes on as one. */
export const socket = () => marked(answerKinds, z.custom<SocketAnswer>(), { kind: 'socket', mediaType: '' });

function isStreamed(value: unknown): boolean {
  if (value === undefined || typeof value === 'string' || value instanceof Uint8Array) return true;
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

/** What a browser sends by itself, before or without any script. */
export type FormFields = Readonly<Record<string, string>>;

interface FormOptions {
  /** Where a refusal goes back to, with its code in the address: `/verify/{token}`. Without it, it is told as a problem. */
  screen?: string;
  /** The code of a refusal when what was typed is no good. */
  refusal?: string;
}

/**
 * A form that a browser posts itself. The handler gets what the schema made of it, and the bare fields, because a form
 * also says in which language it was read and where its sender was going. Parameters of the path count as fields.
 */
export function form<Schema extends z.ZodType>(schema: Schema, { screen, refusal }: FormOptions = {}) {
  const fieldsOnly = z
    .record(z.string(), z.string())
    .catch({})
    .transform((fields: FormFields, context): { fields: FormFields; values: z.output<Schema> } => {
      const parsed = schema.safeParse(fields);
      if (parsed.success) return { fields, values: parsed.data };
      for (const { path, message } of parsed.error.issues) {
        context.addIssue({ code: 'custom', path: [...path], message });
      }
      return z.NEVER;
    });
  return marked(bodyKinds, fieldsOnly, { kind: 'form', schema, refusal, screen });
}

/** One file of a form, as it comes in. */
export interface SentFile {
  field: string;
  fileName: string;
  /** False for a field without a file. */
  isFile: boolean;
  content: AsyncIterable<Uint8Array>;
  /** Known once the content has been read: there was more than the limit. */
  isCutOff(): boolean;
}

/** A form with files. Nothing of it is read before whoever takes it has checked that it may come. */
export interface SentFiles {
  isForm: boolean;
  /** As the sender says; 0 when they do not. */
  contentLength: number;
  read(limits: { files: number; fileBytes: number; allBytes: number }): AsyncIterable<SentFile>;
}

/** A form with a file in one of these fields, which goes to disk as it comes. */
export const files = (...fields: string[]) => marked(bodyKinds, z.custom<SentFiles>(), { kind: 'files', fields });

/** Every field that was posted, with all its values in their order. */
const EveryPosted = z.record(z.string().max(200), z.array(z.string()).max(1000));

interface PostedLimits {
  files: number;
  fileBytes: number;
  /** Of the whole form, its files included. */
  allBytes: number;
}

/** A form of a browser without script, urlencoded or in parts, of words alone. */
export interface SentWords {
  read(): Promise<Record<string, string[]>>;
}

/** The same with files. Nothing of them is read before it is asked for. */
export interface SentPosted {
  /** As the sender says; 0 when they do not. */
  contentLength: number;
  /** All fields. Files are handed to `take` as they come, one after the other, in the order of the form. */
  read(limits: PostedLimits, take: (file: SentFile) => Promise<void>): Promise<Record<string, string[]>>;
}

/** A form whose fields are not known beforehand, because people make it: each name with all that was sent for it. */
export const posted = () =>
  marked(bodyKinds, z.custom<SentWords>(), { kind: 'posted', schema: EveryPosted, hasFiles: false });

/** Who takes such a form asks first whether it may come: until it is read, nothing of it is here. */
export const postedWithFiles = () =>
  marked(bodyKinds, z.custom<SentPosted>(), { kind: 'posted', schema: EveryPosted, hasFiles: true });
