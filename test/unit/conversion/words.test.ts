import { wordKey, wordsOf } from '../../../src/text/words.ts';

describe('words of a name', () => {
  it.each([
    ['Registered Nurse', ['registered', 'nurse']],
    ['  registered   NURSE ', ['registered', 'nurse']],
    ['R.N.', ['rn']],
    ['L.P.N. - Nights', ['lpn', 'nights']],
    ['J.P. Morgan', ['jp', 'morgan']],
    ["Men's Buyer", ['mens', 'buyer']],
    ['Nurse’s Aide', ['nurses', 'aide']],
    ['A&P Mechanic', ['a', 'and', 'p', 'mechanic']],
    ['Johnson & Johnson', ['johnson', 'and', 'johnson']],
    ['C++ Developer', ['cplusplus', 'developer']],
    ['C/C++ Engineer', ['c', 'cplusplus', 'engineer']],
    ['C# Developer', ['csharp', 'developer']],
    ['c+', ['cplusplus']],
    ['c+ dev', ['cplusplus', 'dev']],
    ['c+c', ['c', 'c']],
    ['abc+', ['abc']],
    ['.NET Developer', ['dotnet', 'developer']],
    ['ASP.NET', ['asp', 'dotnet']],
    // On its way there.
    ['.n', ['dotn']],
    ['senior .ne', ['senior', 'dotne']],
    ['asp.n', ['asp', 'dotn']],
    ['C#.ne', ['csharp', 'dotne']],
    ['Nurse.N', ['nurse', 'n']],
    ['R.N', ['rn']],
    ['.nurse', ['nurse']],
    ['Node.js Engineer', ['node', 'js', 'engineer']],
    ['Résumé Writer', ['resume', 'writer']],
    ['Ｎｕｒｓｅ', ['nurse']],
    ['Server/Bartender', ['server', 'bartender']],
    ['K-12 Teacher', ['k', '12', 'teacher']],
    ['🚀 Engineer 🚀', ['engineer']],
    ['看護師 Nurse', ['看護師', 'nurse']],
    ['', []],
    [' -- !!! ', []],
  ])('%p', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('a key is its words with single blanks, and the key of a key is itself', () => {
    for (const text of ['Sr. Registered Nurse - ICU (Nights)', "Children's Hospital", 'C++/C# & .NET', 'R.N.']) {
      expect(wordKey(text)).toBe(wordsOf(text).join(' '));
      expect(wordKey(wordKey(text))).toBe(wordKey(text));
    }
  });
});
