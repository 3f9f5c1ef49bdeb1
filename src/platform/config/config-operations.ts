import { z } from 'zod';
import { LOG_LEVELS, type LogLevel } from '../log/log.ts';

/**
 * Which requests get a line: `all`; `dynamic`, those that cost work (neither built files nor kept pages nor health
 * checks); `errors`, those that failed on our side; `none`.
 */
const ACCESS_LOGS = ['all', 'dynamic', 'errors', 'none'] as const;
export type AccessLog = (typeof ACCESS_LOGS)[number];

/** How the process is watched. Part of `Config`. */
export type OperationsConfig = {
  readonly logLevel: LogLevel;
  readonly accessLog: AccessLog;
  /** `port` null: on the site's own port, for the token's bearer or for this machine alone. */
  readonly metrics: { readonly token: string | null; readonly port: number | null; readonly host: string };
  /** Where traces go; null traces nothing. */
  readonly traces: { readonly url: string; readonly service: string } | null;
};

const isWeb = (text: string) => ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '');

export const operationVariables = {
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
  ACCESS_LOG: z.enum(ACCESS_LOGS, { error: `must be one of ${ACCESS_LOGS.join(', ')}` }).default('dynamic'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must be 16 or more plain characters without spaces')
    .optional(),
  METRICS_PORT: z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(1).max(65_535))
    .optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine(isWeb, { error: 'must be an address that begins with http:// or https://' })
    .optional(),
  OTEL_SERVICE_NAME: z.string().default('curbtag'),
};

type Read = z.output<z.ZodObject<typeof operationVariables>>;

export function toOperations(read: Read): OperationsConfig {
  const endpoint = read.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '');
  return {
    logLevel: read.LOG_LEVEL,
    accessLog: read.ACCESS_LOG,
    metrics: { token: read.METRICS_TOKEN ?? null, port: read.METRICS_PORT ?? null, host: read.METRICS_HOST },
    traces: endpoint ? { url: `${endpoint}/v1/traces`, service: read.OTEL_SERVICE_NAME } : null,
  };
}
