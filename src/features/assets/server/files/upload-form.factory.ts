/** A form as a browser sends it, for tests. */
const boundary = '----plein-test-form';

export const formHeaders = { 'content-type': `multipart/form-data; boundary=${boundary}` };

export const fileForm = (field: 'Image' | 'File', fileName: string, bytes: Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${fileName}"\r\n`),
    Buffer.from('Content-Type: application/octet-stream\r\n\r\n'),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
