import { inOrderOfBytes, packStrings, StringTable } from '../../../src/packed/string-table.ts';

const TEXTS = ['registered nurse', '', 'cook', 'élève', '看護師', 'cooks', 'c++', 'nurse '];

describe('a table of texts', () => {
  const table = new StringTable(packStrings(TEXTS));

  it('has each text at its position', () => {
    expect(table.size).toBe(TEXTS.length);
    expect([...table.values()]).toEqual(TEXTS);
    expect(table.at(TEXTS.length)).toBe('');
    expect(table.at(-1)).toBe('');
  });

  it.each(TEXTS.map((text, i) => [text, i]))('finds "%s"', (text, position) => {
    expect(table.get(text)).toBe(position);
    expect(table.has(text)).toBe(true);
  });

  it.each(['coo', 'cookss', 'Cook', 'nurse', 'eleve', '看護', `x${'y'.repeat(5_000)}`])('does not find "%s"', (text) => {
    expect(table.get(text)).toBeUndefined();
  });

  it('finds each of many texts, and nothing else', () => {
    const many = Array.from({ length: 20_000 }, (_, i) => `title ${(i * 7_919) % 20_000}`);
    const large = new StringTable(packStrings(many));
    expect(many.filter((text, i) => large.get(text) !== i)).toEqual([]);
    expect(many.filter((text) => large.has(`${text}x`))).toEqual([]);
  });

  it('without texts, finds nothing', () => {
    const empty = new StringTable(packStrings([]));
    expect([empty.size, empty.get('cook'), empty.placeOf('cook')]).toEqual([0, undefined, 0]);
  });
});

it('texts in order have the place of any text among them', () => {
  const sorted = inOrderOfBytes(TEXTS);
  const table = new StringTable(packStrings(sorted, { lookup: false }));
  expect(sorted.map((text) => table.placeOf(text))).toEqual(sorted.map((_, i) => i));
  expect(table.placeOf('coo')).toBe(sorted.indexOf('cook'));
  expect(table.placeOf('cook\0')).toBe(sorted.indexOf('cook') + 1);
  expect(table.placeOf('\uffff')).toBe(sorted.length);
});

it('the place of a text among the first ones does not depend on the others', () => {
  const table = new StringTable(packStrings(['baker', 'cook', 'nurse', 'actor', 'zookeeper']));
  expect(['actor', 'cook', 'zookeeper'].map((text) => table.placeOf(text, 3))).toEqual([0, 1, 3]);
});

it('texts in order have the range of those that begin with any text', () => {
  const sorted = inOrderOfBytes(['bake', 'baker', 'cook', 'cook helper', 'cooks', 'cookware seller', 'nurse', 'élève', '看護師']);
  const table = new StringTable(packStrings(sorted, { lookup: false }));
  const beginnings = ['', 'b', 'bake', 'baker', 'bakers', 'coo', 'cook', 'cook ', 'cooks', 'd', 'nurse', 'z', 'é', '看護', '\uffff'];
  for (const text of beginnings) {
    const [start, end] = table.rangeOf(text);
    expect(sorted.slice(start, end)).toEqual(sorted.filter((one) => one.startsWith(text)));
    expect(start).toBe(table.placeOf(text));
    expect(table.isAt(start, text)).toBe(sorted[start] === text);
  }
  // Only among the first ones.
  expect(table.rangeOf('cook', 4)).toEqual([2, 4]);
});
