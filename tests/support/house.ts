/** Which part of the house a file is in. */
export type Part =
  | 'shared'
  | 'rules'
  | 'contract'
  | 'schema'
  | 'words'
  | 'platform'
  | 'platform-browser'
  | 'kit'
  | 'server'
  | 'browser'
  | 'ui'
  | 'layouts'
  | 'pages'
  | 'app';

/** Files of platform that only browsers load. */
const BROWSER = /^src\/platform\/(api-client|offline|browser|telemetry\/browser)\//;
const SIDES: readonly (readonly [RegExp, Part])[] = [
  [/^rules\//, 'rules'],
  [/^contracts?(\/|\.ts$)/, 'contract'],
  [/^(\w+-)?schema\.ts$/, 'schema'],
  [/^words(\/|\.ts$)/, 'words'],
  [/^server\//, 'server'],
  [/^browser\//, 'browser'],
  [/^ui\//, 'ui'],
];

/** Sentences of what belongs to no subject. */
const WORDS = /^src\/(ui|platform)\/words\//;

/** Null where no part is meant to have files. */
export function partOf(path: string): Part | null {
  const feature = /^src\/features\/[^/]+\/(.+)$/.exec(path)?.[1];
  if (feature !== undefined) return SIDES.find(([side]) => side.test(feature))?.[1] ?? null;
  if (path === 'src/features/schema.ts') return 'schema';
  if (WORDS.test(path)) return 'words';
  if (BROWSER.test(path)) return 'platform-browser';
  if (/^src\/app\/(layouts|shell)\//.test(path)) return 'layouts';
  if (/^src\/[\w.-]+\.ts$/.test(path)) return 'app';
  const folder = /^src\/([^/]+)\//.exec(path)?.[1];
  if (folder === 'ui') return 'kit';
  return folder === 'shared' || folder === 'platform' || folder === 'pages' || folder === 'app' ? folder : null;
}

/** The subject a file belongs to: `chat`. */
export const featureOf = (path: string): string | undefined => /^src\/features\/([^/]+)\//.exec(path)?.[1];

/** The part of the machinery a file belongs to: `db`. Files beside the folders are what all of them say. */
export const machineOf = (path: string): string | undefined => /^src\/platform\/(?!words\/)([^/]+)\//.exec(path)?.[1];
