import { bestMarked, markedWords } from '../../../src/conversion/companies/search-highlight.ts';
import { wordsOf } from '../../../src/text/words.ts';

describe('the marks of a company search', () => {
  const marked = (text: string, names: readonly string[], withStems = true): string | undefined => bestMarked(names, markedWords(wordsOf(text), { withStems }));

  it.each([
    ['beginnings of words', 'mer clin', 'Mercy Clinic', '<em>Mercy</em> <em>Clinic</em>'],
    ['other forms of words', 'bank', 'Banking Group', '<em>Banking</em> Group'],
    ['signs within words', "l'oreal", "L'Oréal USA", '<em>L&#x27;Oréal</em> USA'],
    ['no sign that stands for a word', 'procter and gamble', 'Procter & Gamble', '<em>Procter</em> &amp; <em>Gamble</em>'],
    ['no mark-up of the name', 'b', 'A <b>B</b> & "C"', 'A &lt;<em>b</em>&gt;<em>B</em>&lt;&#x2F;<em>b</em>&gt; &amp; &quot;C&quot;'],
  ])('%s', (_, text, name, highlight) => {
    expect(marked(text, [name])).toBe(highlight);
  });

  it('of several names: the one with the most marks, and the shortest of these', () => {
    expect(marked('sun bank', ['SunTrust', 'SunTrust Bank of Florida', 'SunTrust Bank'])).toBe('<em>SunTrust</em> <em>Bank</em>');
  });

  it('of names without the words as typed: none', () => {
    expect(marked('banking', ['SunTrust Banks'], false)).toBeUndefined();
  });
});
