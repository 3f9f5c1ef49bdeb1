export type LockEntry = {
  version?: string;
  dev?: boolean;
  license?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};
export type Lock = { packages: Record<string, LockEntry> };
export type Unlocked = { readonly name: string; readonly version: string; readonly parent: LockEntry };

/** Optional packages that the lock file asks for and does not hold: `npm ci` refuses such a file. */
export function findUnlocked({ packages }: Lock): Unlocked[] {
  return Object.entries(packages).flatMap(([path, parent]) =>
    Object.entries(parent.optionalDependencies ?? {})
      .filter(([name]) => !isLocked(packages, path, name))
      .map(([name, version]) => ({ name, version, parent })),
  );
}

/** Whether Node would find the package from this folder: in it or in any folder above. */
function isLocked(packages: Lock['packages'], path: string, name: string): boolean {
  const found = packages[`${path ? `${path}/` : ''}node_modules/${name}`];
  if (found || path === '') return found !== undefined;
  return isLocked(packages, path.split('/node_modules/').slice(0, -1).join('/node_modules/'), name);
}
