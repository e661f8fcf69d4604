import { anchorsOf, deadLinks } from '../../../scripts/docs/links.ts';
import { blocksOf, generatedParts, proseOf, table, withGenerated } from '../../../scripts/docs/markdown.ts';

const PAGE = [
  '# A & B: `x`',
  '',
  '```sh run',
  'curl # no heading',
  '```',
  '',
  '<!-- generated: roles -->',
  'old',
  '<!-- /generated -->',
  '',
  '## A & B: `x`',
  '',
].join('\n');

it('generated parts are replaced, and only these', () => {
  expect(generatedParts(PAGE)).toEqual(['roles']);
  const page = withGenerated(PAGE, (name) => `new ${name} $1`);
  expect(page).toContain('<!-- generated: roles -->\n\nnew roles $1\n\n<!-- /generated -->');
  expect(page).not.toContain('old');
  expect(withGenerated(page, (name) => `new ${name} $1`)).toBe(page);
});

it('a table escapes pipes, joins lines, and leaves out empty columns', () => {
  expect(table(['a', 'b', 'c'], [['1|2', '', 'x\ny']])).toBe('| a | c |\n| --- | --- |\n| 1\\|2 | x y |');
});

it('code blocks have a language, a tag and a line; prose has none of them', () => {
  expect(blocksOf(PAGE)).toEqual([{ language: 'sh', tag: 'run', text: 'curl # no heading', line: 3 }]);
  expect(proseOf(PAGE)).not.toMatch(/curl|generated/);
});

it('anchors are those of GitHub', () => {
  expect([...anchorsOf(PAGE)]).toEqual(['a--b-x', 'a--b-x-1']);
  expect([...anchorsOf('### GET /api/companies/{name}')]).toEqual(['get-apicompaniesname']);
});

it('dead links are found: pages, anchors, files in code', () => {
  const page = {
    path: 'docs/x.md',
    text: '# X\n\n[a](../README.md) [b](nowhere.md) [c](#x) [d](#y) [e](https://example.com) `src/app.ts` `src/nowhere.ts` `[f](g.md)`\n',
  };
  expect(deadLinks([page])).toEqual(['docs/x.md: nowhere.md does not exist', 'docs/x.md: #y names no heading', 'docs/x.md: `src/nowhere.ts` does not exist']);
});
