/**
 * `npm run notices`, after a build: writes public/third-party-notices.txt, which the site serves, with the license of
 * every package that the product installs or contains. Texts that several packages share stand there once.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { findPackages, type Lock, readNotices, writeNotices } from './checks/notices.ts';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
const contained = JSON.parse(readFileSync('dist/packages.json', 'utf8')) as string[];
const packages = findPackages(lock, contained);
writeFileSync('public/third-party-notices.txt', writeNotices(readNotices(packages)));
console.log(`${packages.length} packages in public/third-party-notices.txt`);
