/** A request that a `curl` command of the documentation sends. */
export interface CurlRequest {
  readonly method: string;
  /** Without the origin, which depends on the installation. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

const ORIGIN = 'http://127.0.0.1:8080';

/** The requests of the curl commands in a shell block, with its variables replaced. Throws if it finds unknown syntax. */
export function curlRequests(block: string, variables: Readonly<Record<string, string>>): CurlRequest[] {
  const joined = block.replace(/\\\n\s*/g, ' ');
  return [...joined.matchAll(/\bcurl\s/g)].map(({ index }) => requestOf(wordsOf(joined.slice(index), variables)));
}

function requestOf([, ...words]: readonly string[]): CurlRequest {
  let method: string | undefined;
  let url: string | undefined;
  let body: string | undefined;
  const headers: Record<string, string> = {};
  const query: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? '';
    const value = (): string => words[++i] ?? '';
    if (word === '-s' || word === '-i') continue;
    else if (word === '-X') method = value();
    else if (word === '-d') body = value();
    else if (word === '-G') method = 'GET';
    else if (word === '-H') {
      const [, name = '', content = ''] = /^([^:]+): *(.*)$/.exec(value()) ?? [];
      headers[name.toLowerCase()] = content;
    } else if (word === '--data-urlencode') {
      const [, name = '', content = ''] = /^([^=]+)=([\s\S]*)$/.exec(value()) ?? [];
      query.push(`${name}=${encodeURIComponent(content)}`);
    } else if (word.startsWith('-') || url !== undefined) throw new Error(`curl in the documentation: "${word}" is not understood`);
    else url = word;
  }
  if (url?.startsWith(`${ORIGIN}/`) !== true) throw new Error(`curl in the documentation must call ${ORIGIN}: ${url}`);
  const path = url.slice(ORIGIN.length) + (query.length === 0 ? '' : `?${query.join('&')}`);
  return { method: method ?? (body === undefined ? 'GET' : 'POST'), path, headers, body };
}

/** The words of one command, up to the end of its line, a pipe, or a closing parenthesis. Quotes and variables are resolved as in bash. */
export function wordsOf(text: string, variables: Readonly<Record<string, string>>): string[] {
  const words: string[] = [];
  let word: string | undefined;
  let quote: string | undefined;
  for (let i = 0; i < text.length; i++) {
    const sign = text[i] ?? '';
    const [, name] = (quote === "'" ? undefined : /^\$(\w+)/.exec(text.slice(i))) ?? [];
    if (name !== undefined) {
      const value = variables[name];
      if (value === undefined) throw new Error(`$${name} is not known`);
      word = (word ?? '') + value;
      i += name.length;
    } else if (quote === undefined && /["']/.test(sign)) {
      quote = sign;
      word ??= '';
    } else if (sign === quote) quote = undefined;
    else if (sign === '\\' && quote !== "'") word = (word ?? '') + (text[++i] ?? '');
    else if (quote === undefined && /[\n|;)#]/.test(sign) && (sign !== '#' || word === undefined)) break;
    else if (quote === undefined && /\s/.test(sign)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else word = (word ?? '') + sign;
  }
  if (quote !== undefined) throw new Error(`unclosed quote in: ${text.slice(0, 60)}`);
  return word === undefined ? words : [...words, word];
}

/** The scripts of package.json that shell text runs: `npm run docs`, `npm start`, `npm test`. */
export const npmScripts = (text: string): string[] =>
  [...text.matchAll(/\bnpm (?:run (?:--silent )?([\w:-]+)|(start|test)\b)/g)].map(([, run, short]) => run ?? short ?? '');
