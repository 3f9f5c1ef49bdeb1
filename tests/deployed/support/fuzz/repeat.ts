import type { Asked } from '../http.ts';

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** A line for a shell that sends the request again. */
export function repeatLine(port: number, { method = 'GET', path, headers = {}, body }: Asked): string {
  const told = Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`);
  const sent = body === undefined ? '' : `echo ${Buffer.from(body).toString('base64')} | base64 -d | `;
  const line = [`curl -s -i --path-as-is -X ${method}`, ...told, ...(body === undefined ? [] : ['--data-binary @-'])];
  return `${sent}${line.join(' ')} ${quote(`http://127.0.0.1:${port}${path}`)}`;
}
