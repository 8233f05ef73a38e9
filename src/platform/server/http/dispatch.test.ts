import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Access, type CallInput, defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { AppError, type FieldError } from '#platform/contract/calls/errors.ts';
import { accountTypes, anonymousViewer, type Viewer, viewerOf } from '#platform/contract/rights/viewer.ts';
import { defaultLocale, isLanguage } from '#platform/contract/texts/language.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { dispatch } from './dispatch.ts';
import { type RequestContext, route } from './route.ts';

const as = (viewer: Viewer) => ({ viewer, locale: defaultLocale }) as RequestContext<unknown>;
const account = { id: 'x', emailVerified: true, isActive: true, roleIds: [] };
const people: Record<string, Viewer> = {
  anonymous: anonymousViewer,
  inactive: viewerOf({ ...account, accountType: 'Admin', isActive: false }),
  ...Object.fromEntries(accountTypes.map((accountType) => [accountType, viewerOf({ ...account, accountType })])),
};

const endpointFor = (access: Access) =>
  defineEndpoint({
    method: 'PUT',
    path: '/api/things/{id}',
    access,
    feature: 'things',
    summary: 'A thing',
    params: z.object({ id: z.coerce.number().int() }),
    query: z.object({ language: Language.default('nl') }),
    body: z.object({ name: z.string().min(1), tags: z.array(z.string()) }),
    audits: { nothing: 'a test' },
    touches: [],
    output: z.object({ name: z.string() }),
  });

const good: CallInput = { params: { id: '7' }, query: {}, body: { name: 'dijk', tags: [] } };

async function refusal(run: Promise<unknown>): Promise<AppError> {
  const error = await run.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw new Error(`not refused: ${error}`);
  return error;
}

describe('dispatch', () => {
  it('hands the handler what the schemas made of it, and answers what was promised', async () => {
    const seen: unknown[] = [];
    const one = route(endpointFor('public'), async (_, input) => {
      seen.push(input);
      return { name: input.body.name, secret: 'not promised' };
    });
    expect(await dispatch(one, as(anonymousViewer), good)).toEqual({ name: 'dijk' });
    expect(seen).toEqual([{ params: { id: 7 }, query: { language: 'nl' }, body: { name: 'dijk', tags: [] } }]);
  });

  it('refuses a language that the platform is not read in', async () => {
    const one = route(endpointFor('public'), async () => ({ name: 'dijk' }));
    const german = { ...good, query: { language: 'de' } };
    const { status, fields } = await refusal(dispatch(one, as(anonymousViewer), german));
    expect([status, fields?.[0]]).toEqual([
      400,
      { path: 'query.language', code: 'unknown-language', message: 'nl, en' },
    ]);
    const context = {
      ...as(anonymousViewer),
      locale: { ...defaultLocale, languages: ['nl', 'de'].filter(isLanguage) },
    };
    expect(await dispatch(one, context, german)).toEqual({ name: 'dijk' });
  });

  it('names every field that is wrong, of every part, and does not call the handler', async () => {
    let isCalled = false;
    const one = route(endpointFor('public'), async () => {
      isCalled = true;
      return { name: '' };
    });
    const input = { params: { id: 'x' }, query: { language: 'Deutsch' }, body: { name: '', tags: ['a', 3] } };
    const error = await refusal(dispatch(one, as(anonymousViewer), input));
    expect(error).toMatchObject({ status: 400, code: 'bad-input' });
    expect(error.fields?.map(({ path }: FieldError) => path)).toEqual([
      'params.id',
      'query.language',
      'body.name',
      'body.tags.1',
    ]);
    expect(isCalled).toBe(false);
  });

  it('takes an absent query for an empty one, and an absent body for an absent one', async () => {
    const one = route(endpointFor('public'), async () => ({ name: 'x' }));
    expect(await dispatch(one, as(anonymousViewer), { params: { id: 1 }, body: good.body })).toEqual({ name: 'x' });
    const error = await refusal(dispatch(one, as(anonymousViewer), { params: { id: 1 } }));
    expect(error.fields?.map(({ path }) => path)).toEqual(['body']);
  });

  it('calls it our own fault when the answer is not what was promised', async () => {
    const one = route(endpointFor('public'), async () => ({ name: 3 }) as unknown as { name: string });
    const error = await refusal(dispatch(one, as(anonymousViewer), good));
    expect(error).toMatchObject({ status: 500, code: 'invalid-response', report: true });
  });

  const allowed: Record<Access, string[]> = {
    public: Object.keys(people),
    user: ['inactive', ...accountTypes],
    'content-manager': ['ContentManager', 'Admin', 'Mett'],
    admin: ['Admin', 'Mett'],
    developer: ['Developer', 'Admin', 'Mett'],
    staff: ['Developer', 'Mett'],
  };

  it.each(Object.entries(allowed))('a call for %s lets in %j and nobody else', async (access, names) => {
    const one = route(endpointFor(access as Access), async () => ({ name: 'in' }));
    for (const [name, viewer] of Object.entries(people)) {
      const call = dispatch(one, as(viewer), good);
      if (names.includes(name)) expect(await call).toEqual({ name: 'in' });
      else expect((await refusal(call)).status).toBe(name === 'anonymous' ? 401 : 403);
    }
  });

  it('looks at the rights before the input', async () => {
    const one = route(endpointFor('admin'), async () => ({ name: 'in' }));
    expect((await refusal(dispatch(one, as(anonymousViewer), {}))).status).toBe(401);
  });
});
