import { expect, it } from 'vitest';
import { foundIsFresh } from '../structure/found-is-fresh.ts';
import { withProject } from '../structure/testing/written-project.ts';
import { foundParts } from './found-parts.ts';

const feature = {
  'src/features/fairs/server/fairs.routes.ts': 'export const fairsRoutes: Route<{ fairs: FairsService }>[] = [];',
  'src/features/fairs/server/stands/stands.jobs.ts':
    'export const standsJobs: FeatureJobs<{ fairs: FairsService }> = () => {};',
  'src/features/fairs/messages/nl.errors.json': '{"errors":{}}',
  'src/features/fairs/messages/nl.admin.json': '{"audit":{}}',
  'src/features/halls/messages/nl.admin.json': '{"halls":{}}',
  'src/languages/pt-BR/errors.json': '{"errors":{}}',
  'src/languages/pt-BR/mail.json': '{}',
  'src/languages/pt-BR/files.json': '{}',
};

it('imports the calls, jobs and refusals of every feature', async () => {
  const written = await withProject(feature, foundParts);
  expect(written).toContain("import { fairsRoutes } from '#features/fairs/server/fairs.routes.ts';");
  expect(written).toMatch(/foundRoutes: .* = \[\n {2}fairsRoutes,\n\];/);
  expect(written).toMatch(/foundJobs: .* = \[\n {2}standsJobs,\n\];/);
  expect(written).toMatch(/'pt-BR': \[\n {4}shippedPtBRErrors\.errors,\n {2}\],/);
  expect(written).toMatch(/foundMailTexts: .* = \{\n {2}'pt-BR': shippedPtBRMail,\n\};/);
  expect(written).toMatch(/foundFileTexts: .* = \{\n {2}'pt-BR': shippedPtBRFiles,\n\};/);
  expect(written).toMatch(/'nl': \[\n {4}fairsNlErrors\.errors,\n {2}\],/);
  expect(written).toMatch(/foundAuditTexts: .* = \{\n {2}'nl': \[\n {4}fairsNlAdmin,\n {2}\],\n\};/);
});

it('names a file that exports nothing of its kind', async () => {
  const files = { 'src/features/fairs/server/fairs.routes.ts': 'export const calls = [];' };
  await expect(withProject(files, foundParts)).rejects.toThrow(
    'src/features/fairs/server/fairs.routes.ts: exports nothing',
  );
});

it('is out of date once a feature is added', async () => {
  const generated = 'src/app/server/found.generated.ts';
  const before = { [generated]: await withProject({}, foundParts) };
  expect(await withProject(before, foundIsFresh)).toEqual([]);
  expect(await withProject({ ...before, ...feature }, foundIsFresh)).toEqual([
    `${generated}: is out of date. Run: npm run found`,
  ]);
});
