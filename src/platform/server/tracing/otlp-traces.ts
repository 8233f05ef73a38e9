import type { TraceParent } from './trace-parent.ts';

/** As OTLP numbers them. */
export const spanKinds = { internal: 1, server: 2, client: 3 } as const;

export interface Span extends TraceParent {
  parentId: string | undefined;
  name: string;
  kind: keyof typeof spanKinds;
  /** In milliseconds since 1970, with parts of them. */
  startedAt: number;
  endedAt: number;
  hasFailed: boolean;
  attributes: Readonly<Record<string, string | number>>;
}

const nanoseconds = (milliseconds: number): string => String(BigInt(Math.round(milliseconds * 1000)) * 1000n);

const otlpValue = (value: string | number) =>
  typeof value === 'string' ? { stringValue: value } : { intValue: String(Math.round(value)) };

const attributesOf = (attributes: Span['attributes']) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: otlpValue(value) }));

/** The body of one message to a collector: OTLP 1.x in its JSON form. */
export const otlpTraces = (spans: readonly Span[], resource: Readonly<Record<string, string>>) => ({
  resourceSpans: [
    {
      resource: { attributes: attributesOf(resource) },
      scopeSpans: [
        {
          scope: { name: 'plein' },
          spans: spans.map(({ traceId, spanId, parentId, name, kind, startedAt, endedAt, hasFailed, attributes }) => ({
            traceId,
            spanId,
            ...(parentId !== undefined && { parentSpanId: parentId }),
            name,
            kind: spanKinds[kind],
            startTimeUnixNano: nanoseconds(startedAt),
            endTimeUnixNano: nanoseconds(endedAt),
            attributes: attributesOf(attributes),
            status: hasFailed ? { code: 2 } : {},
          })),
        },
      ],
    },
  ],
});
