import { z } from 'zod';
import { files, stream } from '#platform/contract/calls/body-kinds.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { documentMediaTypes } from '#platform/contract/files/document-type.ts';
import { imageMediaTypes } from '#platform/contract/files/image-type.ts';
import { CropSchema } from '#platform/contract/files/picture.ts';
import { outputFormats } from './accepted-format.ts';
import { fits, maxSide, minSide, withinQuality, withinSides } from './asset-transform.ts';
import { assetTag } from './assets.tags.ts';

const decimal = z.string().regex(/^-?\d{1,9}(\.\d{1,9})?$/);
const side = decimal.transform(Number).transform(withinSides);
const holder = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .optional();

/** §7. Whatever else is in the query is passed over. */
export const AssetQuery = z.object({
  width: side
    .optional()
    .describe(
      `In pixels, ${minSide} to ${maxSide}; outside that, the nearest of the two; made in fixed steps, the next one up`,
    ),
  height: side
    .optional()
    .describe(
      `In pixels, ${minSide} to ${maxSide}; outside that, the nearest of the two; made in fixed steps, the next one up`,
    ),
  format: z
    .string()
    .toLowerCase()
    .transform((format) => (format === 'jpg' ? 'jpeg' : format))
    .pipe(z.enum([...outputFormats, 'auto']))
    .optional()
    .describe('auto, which is also meant when a size or quality is asked for, follows the Accept header'),
  quality: decimal
    .transform(Number)
    .transform(withinQuality)
    .optional()
    .describe('1 to 100, made in fixed steps, the next one up'),
  fit: z.string().toLowerCase().pipe(z.enum(fits)).optional(),
  crop: z
    .string()
    .regex(/^\d{1,4}(,\d{1,4}){3}$/)
    .transform((written) => {
      const [x, y, width, height] = written.split(',').map(Number);
      return { x, y, width, height };
    })
    .pipe(CropSchema)
    .optional()
    .describe('Only this part: from the left, from the top, width and height, in thousandths, such as 250,0,500,1000'),
  name: z.string().max(255).optional().describe('What the file is called when it is saved'),
  block: holder,
  item: holder,
  profile: holder,
  auth: z.stringbool().optional().describe('Only for who is signed in, also when the picture is for everyone'),
});
export type AssetQuery = z.output<typeof AssetQuery>;

export const readAsset = defineEndpoint({
  method: 'GET',
  path: '/a/{guid}',
  access: 'public',
  whileViewingAs: 'allowed',
  feature: 'assets',
  summary: 'A picture, in the size and form that is asked for; never larger than it was uploaded',
  params: z.object({ guid: Guid }),
  query: AssetQuery,
  output: stream('*'),
});

/** §7. One of them says what the file belongs to: `public`, or a holder that a feature declares (asset-holder.ts), by its guid. */
export const UploadQuery = z.looseObject({ public: z.stringbool().optional() });

export type UploadQuery = z.output<typeof UploadQuery>;

export const UploadedAsset = z.object({
  guid: Guid,
  name: z.string(),
  mediaType: z.enum([...imageMediaTypes, ...documentMediaTypes]),
  /** Of a picture. */
  width: z.number().int().optional(),
  height: z.number().int().optional(),
});
export type UploadedAsset = z.infer<typeof UploadedAsset>;

/** A picture that is somewhere else, such as one that came with a pasted text: it is taken in, and never shown from there. */
export const fetchPicture = defineEndpoint({
  method: 'POST',
  path: '/a/fetch',
  access: 'user',
  feature: 'assets',
  summary: 'Take in a picture from a public address of another site, with the rights of an upload',
  query: UploadQuery,
  body: z.object({
    url: z.url({ protocol: /^https?$/ }).max(4000),
    name: z.string().max(150).optional().describe('What the file will be called'),
  }),
  audits: { nothing: 'who took it in and when stands with the file' },
  touches: [assetTag],
  output: UploadedAsset,
  callsPerMinute: 60,
});

/** The field Image takes the six kinds of pictures of §5; the field File takes documents, sound and film as well. */
export const uploadAsset = defineEndpoint({
  method: 'POST',
  path: '/a/upload',
  access: 'user',
  feature: 'assets',
  summary:
    'Add a picture (field Image) or another file (field File) for everyone, or for a block, an item or one’s own profile',
  query: UploadQuery,
  body: files('Image', 'File'),
  audits: { nothing: 'who uploaded it and when stands with the file' },
  touches: [assetTag],
  output: UploadedAsset,
  callsPerMinute: 60,
});
