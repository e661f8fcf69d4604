/**
 * What is done with the code blocks of the documentation, by language and tag. Blocks that run are run by test/integration/docs/examples.test.ts.
 * A block that cannot run has one of the other kinds, each with its reason.
 */
export const RUN = ['sh run', 'js run', 'ts run', 'python run', 'dsl', 'dsl admin'] as const;

export const NOT_RUN: Readonly<Record<string, string>> = {
  sh: 'Installs, starts, tests, or operates something on the machine of the reader. A test checks that its npm scripts and operator commands exist.',
  ts: 'A part of a file of this repository or of a page, which has no meaning of its own.',
  python: 'Needs a package that this repository does not install. `npm run test:mcp` runs the same with that package.',
  html: 'Markup for a page of the reader. /examples/form has the same, and a browser test uses it.',
  json: 'An answer or a setting. A test parses it.',
  http: 'Generated from an operation. A test sends the example of every operation.',
  toml: 'Configuration of another program.',
  yaml: 'Configuration of another program.',
  text: 'No code.',
  mermaid: 'A picture.',
};

export const KINDS: readonly string[] = [...RUN, ...Object.keys(NOT_RUN)];

/** The address of the service in the documentation. */
export const ADDRESS = 'http://127.0.0.1:8080';
