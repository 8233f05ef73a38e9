import { get } from 'node:http';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** One answer with its bytes as they were sent: `fetch` would unpack them. */
export function fetchAnswer(port: number, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () => {
        const sent = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
        resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(sent), body: Buffer.concat(pieces) });
      });
    });
    request.on('error', reject);
  });
}

export async function fetchOk(port: number, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetchAnswer(port, path, headers);
  if (answer.status !== 200)
    throw new Error(`${path} answered ${answer.status}: ${answer.body.toString().slice(0, 300)}`);
  return answer;
}
