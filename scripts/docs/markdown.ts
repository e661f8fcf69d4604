/** A table. Omits columns that are empty in every row. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const used = head.map((_, column) => rows.some((row) => (row[column] ?? '') !== ''));
  const line = (cells: readonly string[]): string =>
    `| ${cells
      .filter((_, column) => used[column] === true)
      .map(cell)
      .join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ');

const GENERATED = /(<!-- generated: (?<name>[^>]+?) -->\n)[\s\S]*?(<!-- \/generated -->)/g;

/** The page with every generated part replaced by the text that `parts` returns for its name. */
export function withGenerated(page: string, parts: (name: string) => string): string {
  return page.replace(GENERATED, (...found) => {
    const [, begin, name, end] = found as [string, string, string, string];
    return `${begin}\n${parts(name)}\n\n${end}`;
  });
}

/** The names of the generated parts of a page. */
export const generatedParts = (page: string): string[] => [...page.matchAll(GENERATED)].map(({ groups }) => groups?.['name'] ?? '');

export interface Block {
  readonly language: string;
  /** The text after the language in the first line of the block. */
  readonly tag: string;
  readonly text: string;
  readonly line: number;
}

/** The fenced code blocks of a page. */
export function blocksOf(page: string): Block[] {
  const blocks: Block[] = [];
  let open: { fence: string; info: string; line: number; text: string[] } | undefined;
  for (const [i, line] of page.split('\n').entries()) {
    const { fence, info } = /^\s*(?<fence>`{3,})(?<info>.*)$/.exec(line)?.groups ?? {};
    if (open === undefined) {
      if (fence !== undefined) open = { fence, info: info?.trim() ?? '', line: i + 1, text: [] };
    } else if (fence === open.fence && info?.trim() === '') {
      const [language = '', ...tag] = open.info.split(/\s+/);
      blocks.push({ language, tag: tag.join(' '), text: open.text.join('\n'), line: open.line });
      open = undefined;
    } else open.text.push(line);
  }
  return blocks;
}

/** The page without its code blocks and comments, for checks of prose. */
export const proseOf = (page: string): string => page.replace(/^\s*(`{3,})[^\n]*\n[\s\S]*?^\s*\1\s*$/gm, '').replace(/<!--[\s\S]*?-->/g, '');
