/** The scripts of package.json that shell text runs: `npm run docs`, `npm start`, `npm test`. */
export const npmScripts = (text: string): string[] =>
  [...text.matchAll(/\bnpm (?:run (?:--silent )?([\w:-]+)|(start|test)\b)/g)].map(([, run, short]) => run ?? short ?? '');
