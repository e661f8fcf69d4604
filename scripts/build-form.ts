import { buildFormScript } from '../src/runtime/form-script.ts';

// Bundles the program of the example form into the given file, for `npm run build`.
await buildFormScript(process.argv[2]);
