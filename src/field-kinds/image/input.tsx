import type { StoredText } from '#platform/contract/texts/localized.ts';
import type { FieldInputProps } from '../kit/web/field-input-props.ts';
import { FilesInput } from '../kit/web/files-input.tsx';
import definition from './definition.ts';

export const kind = definition;

interface KeptPicture {
  imageGuid: string;
  alt: StoredText;
}

export default function ImageInput(props: FieldInputProps<KeptPicture[]>) {
  return (
    <FilesInput
      {...props}
      files="image"
      hasCrop
      heldOf={({ imageGuid, ...rest }) => ({ guid: imageGuid, ...rest })}
      keptOf={({ guid, name: _, mediaType: __, byteSize: ___, focalPoint, crop, ...picture }) => ({
        imageGuid: guid,
        ...picture,
        alt: picture.alt ?? { $lang: {} },
        ...(focalPoint && { focalPoint: { ...focalPoint } }),
        ...(crop && { crop: { ...crop } }),
      })}
    />
  );
}
