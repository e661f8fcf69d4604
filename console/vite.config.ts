import { defineConfig } from 'vite';

/** The API that `npm run console:dev` works with. */
const API = 'http://127.0.0.1:8080';

// What is built is for users, whatever started the build: tests, too, see the React of production.
if (process.argv.includes('build')) process.env['NODE_ENV'] = 'production';

export default defineConfig({
  root: import.meta.dirname,
  // Views and files are below /app; the first view is also at /.
  base: '/app/',
  publicDir: false,
  build: {
    target: ['chrome123', 'firefox128', 'safari17.5'],
    // The files are compressed when they are sent. Nothing is inlined, because the content security policy allows scripts from files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      onLog(level, log, show) {
        // Libraries mark their files for servers that render React. There is none here.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') show(level, log);
      },
    },
  },
  server: { proxy: { '/api': API, '/auth': API, '/changelog': API, '/health': API, '/docs': API } },
});
