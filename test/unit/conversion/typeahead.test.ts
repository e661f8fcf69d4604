import { rankTypeahead, typeaheadRequest } from '../../../src/conversion/titles/typeahead.ts';
import { wordsOf } from '../../../src/text/words.ts';
import { titleDocument as title } from './title-document.ts';

const codes = (typed: string, documents: readonly ReturnType<typeof title>[]) =>
  rankTypeahead(wordsOf(typed), documents).map(({ document }) => document.onet_code);

describe('ranking of typed titles', () => {
  const nurse = title('Registered Nurse', '29-1141.00', 40_000);
  const aide = title('Nurse Aide', '31-1131.00', 9_000);
  const anesthetist = title('Nurse Anesthetist', '29-1151.00', 500);
  const manager = title('Nurse Manager', '11-9111.00', 3_000);

  it('exact before prefix before words before typos', () => {
    const documents = [title('Truck Driver Helper', 'd', 9), title('Light Truck Driver', 'c', 9), title('Truck Driver', 'a', 1)];
    expect(codes('truck driver', documents)).toEqual(['a', 'd', 'c']);
  });

  it('a much more common title comes before one that merely begins so, but never before the exact one', () => {
    const documents = [title('Managers, All Other', 'b', 3), title('General Manager', 'c', 40_000), title('Manager', 'a', 1)];
    expect(codes('manager', documents)).toEqual(['a', 'c', 'b']);
  });

  it('inside a tier the more common title comes first', () => {
    expect(codes('nurse', [anesthetist, aide, manager])).toEqual(['31-1131.00', '11-9111.00', '29-1151.00']);
  });

  it('of equally common titles the one with fewer untyped words comes first', () => {
    expect(codes('nurse', [title('Nurse Unit Manager', 'b', 10), title('Nurse Manager', 'c', 10)])).toEqual(['c', 'b']);
  });

  it('of equal candidates the lower code comes first', () => {
    expect(codes('nurse', [title('Nurse Manager', 'b', 10), title('Nurse Officer', 'a', 10)])).toEqual(['a', 'b']);
  });

  it('another way to write a whole title comes after the exact one and before any that begins so', () => {
    const documents = [title('Mail Manager', 'b', 40_000), title('Mailman', 'a', 5)];
    expect(codes('mail man', documents)).toEqual(['a', 'b']);
    expect(codes('mail man', [...documents, title('Mail Man', 'c', 1)])).toEqual(['c', 'a', 'b']);
    expect(codes('rbt', [title('RBT Lead', 'b', 40_000), title('Registered Behavior Technician', 'a', 5)])).toEqual(['a', 'b']);
    expect(codes('proj mgr', [title('Project Manager, IT', 'b', 40_000), title('Project Manager', 'a', 5)])).toEqual(['a', 'b']);
  });

  it('synonyms come after all that match as typed and before typos', () => {
    const documents = [title('Attorney Assistant', 'b', 40_000), title('Patent Lawyer', 'a', 5)];
    expect(codes('lawyer', documents)).toEqual(['a', 'b']);
    expect(codes('atty', [title('Mess Attendant', 'd', 40), title('Patent Attorney', 'c', 5)])).toEqual(['c']);
  });

  it('a level does not hide the title before it', () => {
    const documents = [title('Nurse Informaticist', 'b', 40_000), title('Nurse', 'a', 5)];
    expect(codes('nurse i', documents)).toEqual(['a', 'b']);
    // Known except for its level: the ranking path knows what a level says.
    expect(codes('nurse ii', documents)).toEqual([]);
  });

  it('the beginning of a title without its blanks is a typo, of which the more common comes first', () => {
    const documents = [title('Engine Rebuilder', 'b', 300), title('Engineer', 'a', 40_000)];
    expect(codes('enginer', documents)).toEqual(['a', 'b']);
    expect(codes('enginerebu', documents)[0]).toBe('b');
    expect(codes('engine r', documents)[0]).toBe('b');
    expect(codes('mail m', [title('Mailman', 'c', 5)])).toEqual(['c']);
  });

  it('a title with a typo that is far more common than what matches as typed is listed below it', () => {
    const documents = [title('Check Casher', 'b', 300), title('Cashier', 'a', 40_000), title('Caster', 'c', 2_000)];
    expect(codes('casher', documents)).toEqual(['b', 'a']);
    expect(codes('cashe', [title('Cashew Sheller', 'b', 5_000), title('Cashier', 'a', 40_000)])).toEqual(['b']);
  });

  it('of titles with typos a whole one comes first', () => {
    expect(codes('nurze', [title('ICU Nurse', 'b', 5_000), title('Nurse', 'a', 900)])).toEqual(['a', 'b']);
  });

  it('typos count only when nothing matches as typed', () => {
    const layer = title('Brick Layer', '47-2021.00', 90_000);
    const lawyer = title('Lawyer', '23-1011.00', 5);
    expect(codes('lawyer', [layer, lawyer])).toEqual(['23-1011.00']);
    expect(codes('layyer', [layer])).toEqual(['47-2021.00']);
  });

  it('fewer typos come first', () => {
    expect(codes('enginear', [title('Enginoers', 'b', 10), title('Engineer', 'a', 10)])[0]).toBe('a');
  });

  it('one row an occupation, with its best title', () => {
    const found = rankTypeahead(wordsOf('registered nurse'), [title('Registered Nurse Manager', '29-1141.00', 5), nurse]);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ document: { title: 'Registered Nurse' }, isFullTitle: true, share: 1 });
  });

  it('a share of all matches, by tier and observations; full titles are marked', () => {
    const found = rankTypeahead(wordsOf('genius'), [title('Genius', 'a', 300), title('Genius', 'b', 100), title('Genius Bar Lead', 'c', 9_000)]);
    expect(found.map(({ document, share, isFullTitle }) => [document.onet_code, Number(share.toFixed(2)), isFullTitle])).toEqual([
      ['a', 0.75, true],
      ['b', 0.25, true],
      ['c', 0, false],
    ]);
    expect(found.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });

  it('nothing fits: nothing is returned', () => {
    expect(rankTypeahead(['zzz'], [nurse, aide])).toEqual([]);
    expect(rankTypeahead(['nurse'], [])).toEqual([]);
  });

  it('the order of the documents does not matter', () => {
    const documents = [nurse, aide, anesthetist, manager];
    for (const typed of ['nurse', 'nurs', 'n', 'nurse man', 'nurze']) expect(codes(typed, documents)).toEqual(codes(typed, [...documents].reverse()));
  });
});

describe('the request of the engine', () => {
  it.each(['regist', 'registered nur', 'RN', 'c++ dev', 'proj mgr 2'])('%s', (typed) => {
    expect(typeaheadRequest(wordsOf(typed), { typos: true })).toMatchSnapshot();
  });

  it('fetches more where the engine finds titles by one word for two: none that fits is cut off', () => {
    for (const typed of ['elementary e', 's sales']) expect(typeaheadRequest(wordsOf(typed), { typos: false })).toMatchObject({ size: 1_000 });
    for (const typed of ['elementary', 'elementary t']) expect(typeaheadRequest(wordsOf(typed), { typos: false })).toMatchObject({ size: 200 });
  });

  it('a trailing blank is neutral', () => {
    for (const typed of ['regist', 'registered nurse', 'RN'])
      expect(typeaheadRequest(wordsOf(`${typed} `), { typos: true })).toEqual(typeaheadRequest(wordsOf(typed), { typos: true }));
  });
});
