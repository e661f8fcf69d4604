import { DSL_PATH } from '../../api/query-language.ts';

export type Language = 'curl' | 'TypeScript' | 'Python';

/** A program that runs the query. TOKEN is a service key or an access token. */
export const SNIPPETS: Readonly<Record<Language, (query: string, origin: string) => string>> = {
  curl: (query, origin) => `curl -s ${origin}${DSL_PATH} -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' \\
  -d '${JSON.stringify({ query }).replaceAll("'", String.raw`'\''`)}'`,
  TypeScript: (query, origin) => `const response = await fetch('${origin}${DSL_PATH}', {
  method: 'POST',
  headers: { Authorization: \`Bearer \${process.env.TOKEN}\`, 'Content-Type': 'application/json' },
  body: JSON.stringify({ query: ${JSON.stringify(query)} }),
});
const answer = await response.json();
if (!response.ok) throw new Error(answer.error.message);
console.log(answer.data);`,
  Python: (query, origin) => `import json, os, urllib.request

request = urllib.request.Request(
    "${origin}${DSL_PATH}",
    data=json.dumps({"query": ${JSON.stringify(query)}}).encode(),
    headers={"Authorization": f"Bearer {os.environ['TOKEN']}", "Content-Type": "application/json"},
)
with urllib.request.urlopen(request) as response:
    print(json.load(response)["data"])`,
};
