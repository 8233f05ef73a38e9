/** What of JSON Schema the published contract uses. */
export interface Schema {
  $ref?: string;
  type?: string;
  const?: unknown;
  default?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: Schema;
}

export interface Operation {
  /** `GET /api/pages/{id}`. */
  key: string;
  method: string;
  path: string;
  access: string;
  parameters: Parameter[];
  body: { mediaType: string; schema: Schema } | undefined;
}

export interface Contract {
  operations: Operation[];
  schemas: Record<string, Schema>;
}

interface PublishedOperation {
  'x-access': string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

interface OpenApi {
  paths: Record<string, Record<string, PublishedOperation>>;
  components: { schemas: Record<string, Schema> };
}

/** Every declared call, as `/api/openapi.json` tells it to the world. */
export function readContract(document: unknown): Contract {
  const { paths, components } = document as OpenApi;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, published]): Operation => {
      const method = name.toUpperCase();
      const [content] = Object.entries(published.requestBody?.content ?? {});
      return {
        key: `${method} ${path}`,
        method,
        path,
        access: published['x-access'],
        parameters: published.parameters ?? [],
        body: content && { mediaType: content[0], schema: content[1].schema },
      };
    }),
  );
  return { operations, schemas: components.schemas };
}
