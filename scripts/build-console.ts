import { buildConsole } from '../src/runtime/console-build.ts';

// `npm run console:build`: builds the web console. `npm start` and `npm run serve` do so by themselves when its sources changed.
process.stdout.write(await buildConsole());
