/**
 * What we use of auth-astro, for the native compiler: the package ships sources instead of declarations, and they do not
 * meet our settings. `astro check` reads the package itself.
 */
import type { AuthConfig } from '@auth/core/types';
import type { APIContext, AstroIntegration } from 'astro';

type Settings = { prefix?: string; injectEndpoints?: boolean; configFile?: string };

export default function auth(settings?: Settings): AstroIntegration;
export function AstroAuth(settings?: Settings & Omit<AuthConfig, 'raw'>): {
  GET(context: APIContext): Promise<Response | undefined>;
};
