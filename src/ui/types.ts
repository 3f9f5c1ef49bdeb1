import type { IconName } from '#shared/icons.ts';

export type Crumb = { label: string; href?: string };

export type Fact = { label: string; value: string; icon?: IconName };
