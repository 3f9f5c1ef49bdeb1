import { describeError, redactDeep } from './redact.ts';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

type Fields = Readonly<Record<string, unknown>>;
type Write = (line: string) => void;

export type Log = Record<LogLevel, (message: string, fields?: Fields) => void>;

/** One JSON object per line, oldest first, with everything private taken out. `error` as a field becomes plain data. */
export function createLog({ level = 'info', write = toStdout }: { level?: LogLevel; write?: Write } = {}): Log {
  const lowest = LOG_LEVELS.indexOf(level);
  const at =
    (name: LogLevel) =>
    (message: string, fields: Fields = {}) => {
      if (LOG_LEVELS.indexOf(name) >= lowest) write(`${line(name, message, fields)}\n`);
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

function line(level: LogLevel, message: string, { error, ...fields }: Fields): string {
  return JSON.stringify({
    at: new Date().toISOString(),
    level,
    message: redactDeep(message),
    ...(redactDeep(fields) as Fields),
    ...(error !== undefined && { error: describeError(error) }),
  });
}

const toStdout: Write = (text) => void process.stdout.write(text);

/** The process's log. */
export const log: Log = createLog();
