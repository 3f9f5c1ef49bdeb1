/**
 * `npm run notices`, after a build: writes public/third-party-notices.txt, which the site serves, with the license of
 * every package that the product installs or contains. Texts that several packages share stand there once.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { findPackages, type Lock, readNotices, withDependencies, writeNotices } from './checks/notices.ts';

/** The build sees one file of these, which holds parts of their dependencies. */
const PREBUNDLED = ['maplibre-gl'];
/** Of these the build holds style sheets only. */
const STYLES = ['tailwindcss', '@fontsource-variable/overpass', '@fontsource-variable/public-sans'];

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
const contained = JSON.parse(readFileSync('dist/packages.json', 'utf8')) as string[];
const packages = findPackages(lock, [...contained, ...STYLES, ...withDependencies(lock, PREBUNDLED)]);
writeFileSync('public/third-party-notices.txt', writeNotices(readNotices(packages)));
console.log(`${packages.length} packages in public/third-party-notices.txt`);
