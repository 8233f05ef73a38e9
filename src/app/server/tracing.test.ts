import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patience } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { openTraceCollector, type ToldSpan, type TraceCollector } from './testing/trace-collector.ts';

let receiver: TraceCollector;
let test: TestApp;

beforeAll(async () => {
  receiver = await openTraceCollector();
  const headers = { authorization: 'Bearer woord' };
  test = await startTestApp({ tracing: { url: receiver.url, headers, serviceName: 'haven', share: 1 } });
});
afterAll(async () => {
  await test.close();
  await receiver.close();
});

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanOf = (name: string) => receiver.spans().find((span) => span.name === name);
const attributeOf = (span: ToldSpan | undefined, key: string) => {
  const value = span?.attributes.find((one) => one.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};

describe('a collector is told', () => {
  it('of an answer by its route, as a part of what asked for it, with the statements that it took', async () => {
    const address = '/api/pages/8a8d8b4e-5f9b-4f5e-9d51-8a3f0a3f5a10';
    const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
    const answer = await test.app.inject({ url: address, headers });
    expect(answer.statusCode).toBe(404);
    await test.installation.tracer?.close();

    const span = spanOf('GET /api/pages/:id');
    expect(span).toMatchObject({ traceId, parentSpanId: '00f067aa0ba902b7', kind: 2, status: {} });
    expect(attributeOf(span, 'http.response.status_code')).toBe('404');
    expect(attributeOf(span, 'plein.correlation_id')).toBe(answer.headers['x-correlation-id']);
    expect(BigInt(span?.endTimeUnixNano ?? 0)).toBeGreaterThanOrEqual(BigInt(span?.startTimeUnixNano ?? 1));

    const statements = receiver.spans().filter(({ parentSpanId }) => parentSpanId === span?.spanId);
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.every((one) => one.kind === 3 && one.traceId === traceId)).toBe(true);
    expect(attributeOf(statements[0], 'db.query.text')).toContain('select');
    // What was asked for is nowhere: not in an address, not among what was filled in.
    expect(JSON.stringify(receiver.messages)).not.toContain('8a8d8b4e');
  });

  it('by whom, and with what it asks for', () => {
    const [message] = receiver.messages;
    expect(message).toMatchObject({ path: '/v1/traces', headers: { authorization: 'Bearer woord' } });
    expect(message?.body.resourceSpans[0]?.resource.attributes).toEqual([
      { key: 'service.name', value: { stringValue: 'haven' } },
    ]);
  });

  it('of a job, by itself', async () => {
    await test.installation.jobs.runRecurring('try-outside-links');
    await test.installation.tracer?.close();
    const span = spanOf('job try-outside-links');
    expect(span).toMatchObject({ kind: 1, status: {} });
    expect(span?.parentSpanId).toBeUndefined();
  });

  it('by itself, without anyone closing anything', async () => {
    await test.app.inject('/api/nothing-is-here');
    await expect.poll(() => spanOf('GET unknown'), patience).toBeDefined();
  });

  it('nothing of what whoever asks does not want to be told of', async () => {
    const before = receiver.spans().length;
    const headers = { traceparent: `00-${traceId.replace('4', '5')}-00f067aa0ba902b7-00` };
    await test.app.inject({ url: '/api/openapi.json', headers });
    await test.installation.tracer?.close();
    expect(receiver.spans().length).toBe(before);
  });
});

describe('without a collector', () => {
  it('answers go on, and it is logged', async () => {
    const warnings: string[] = [];
    const { createTracer } = await import('#platform/server/tracing/tracer.ts');
    const log = { warn: (_: unknown, words?: string) => void warnings.push(words ?? '') };
    const options = { url: 'http://127.0.0.1:1/v1/traces', headers: {}, serviceName: 'haven', share: 1 };
    const tracer = createTracer(options, log as never);
    expect(await tracer.around({ name: 'a', kind: 'internal' }, async () => 7)).toBe(7);
    await tracer.close();
    await tracer.around({ name: 'b', kind: 'internal' }, async () => 8);
    await tracer.close();
    // Once a minute, however many are lost.
    expect(warnings).toEqual(['traces not told']);
  });

  it('is off unless it is set', async () => {
    const plain = await startTestApp();
    expect(plain.installation.tracer).toBeUndefined();
    await plain.close();
  });
});
