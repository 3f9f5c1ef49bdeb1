import { redact } from '#platform/log/redact.ts';

/** What libraries write to stderr by themselves goes through the sieve of our own log. Once, at the start of a process. */
export function redactStderr(): void {
  const { stderr } = process;
  const write = stderr.write.bind(stderr) as (text: string | Uint8Array, ...rest: unknown[]) => boolean;
  stderr.write = (text: string | Uint8Array, ...rest: unknown[]) =>
    write(typeof text === 'string' ? redact(text) : text, ...rest);
}
