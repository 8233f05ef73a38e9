import { expect, it } from 'vitest';
import { withProject } from '../structure/testing/written-project.ts';
import { foundSchemas } from './found-schemas.ts';

it('imports the contracts that export a schema, and no others', async () => {
  const schema = "import { z } from 'zod';\nexport const Stand = z.object({});\n";
  const written = await withProject(
    {
      'src/features/fairs/contract/stand-place.ts': schema,
      'src/features/fairs/contract/stand-place.test.ts': schema,
      'src/features/fairs/contract/rules.ts': 'export const Rules = [];',
      'src/features/fairs/contract/limits.ts': "import { z } from 'zod';\nexport const limit = z.number();\n",
      'src/features/fairs/server/fairs.ts': schema,
    },
    foundSchemas,
  );
  expect(written.match(/^import .*/gm)).toEqual([
    "import * as featuresFairsContractStandPlace from '#features/fairs/contract/stand-place.ts';",
  ]);
  expect(written).toMatch(/foundSchemas: .* = \[\n {2}featuresFairsContractStandPlace,\n\];/);
});
