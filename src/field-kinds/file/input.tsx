import type { FieldInputProps } from '../kit/web/field-input-props.ts';
import { FilesInput } from '../kit/web/files-input.tsx';
import definition from './definition.ts';

export const kind = definition;

interface KeptFile {
  assetGuid: string;
  name: string;
  mediaType: string;
  byteSize: number;
}

export default function FileInput(props: FieldInputProps<KeptFile[]>) {
  return (
    <FilesInput
      {...props}
      files="any"
      heldOf={({ assetGuid, ...rest }) => ({ guid: assetGuid, ...rest })}
      keptOf={({ guid, name = '', mediaType = '', byteSize = 0 }) => ({ assetGuid: guid, name, mediaType, byteSize })}
    />
  );
}
