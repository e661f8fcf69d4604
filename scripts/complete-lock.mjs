// Completes package-lock.json after `npm install`. Some registries carry an optional package for some platforms only. npm then leaves the other
// platforms out of the lock file, and `npm ci` refuses it. This script derives the missing entries from their parents: the parent lists the exact
// version, and the package name contains the platform.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '..', 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const PLATFORM = /-(android|darwin|freebsd|linux|openharmony|win32)-(arm64|arm|x64|ia32|ppc64|s390x|riscv64|loong64)(?:-.*)?$/;

const added = {};
for (const parent of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    const [, os, cpu] = PLATFORM.exec(name) ?? [];
    if (os === undefined || lock.packages[`node_modules/${name}`] !== undefined) continue;
    added[`node_modules/${name}`] = { version, cpu: [cpu], ...(parent.dev ? { dev: true } : {}), optional: true, os: [os] };
  }
}
lock.packages = Object.fromEntries(Object.entries({ ...lock.packages, ...added }).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${Object.keys(added).length} entries added`);
