import { halfTyped, NOISE, type Spelled } from '../../../bench/companies/noise.ts';
import { looseKey, matchFilers, type Employer, type Filer } from '../../../bench/companies/reference.ts';
import { edits } from '../../../src/conversion/edits.ts';

const spelled = (name: string, legalName?: string): Spelled => ({
  name,
  legalName,
  home: { city: 'Springfield', state: 'Ohio' },
  elsewhere: { city: 'Reno', state: 'NV' },
});
const NAMES = ['Quillan & Marsh Manufacturing', 'Brantwell National Bank', 'Zorbex', 'AB'];

describe('noise', () => {
  it.each(Object.entries(NOISE))('%s: another text, the same one each time', (_, noise) => {
    const made = NAMES.map((name) => noise(spelled(name, `${name}, Incorporated`), name));
    expect(made).toEqual(NAMES.map((name) => noise(spelled(name, `${name}, Incorporated`), name)));
    expect(made.some((text) => text !== undefined)).toBe(true);
    for (const [i, text] of made.entries()) expect(text).not.toBe(NAMES[i]);
  });

  it('typos are as many as announced, in words of four letters and more', () => {
    for (let i = 0; i < 50; i++) {
      expect(edits(NOISE['one typo']!(spelled('Zorbex'), `${i}`) ?? 'Zorbe', 'Zorbex')).toBe(1);
      expect(edits(NOISE['two typos']!(spelled('Brantwell'), `${i}`) ?? 'Brantwel', 'Brantwell')).toBeLessThanOrEqual(2);
    }
    expect(NOISE['one typo']!(spelled('AB Co'), 'x')).toBeUndefined();
    expect(NOISE['two typos']!(spelled('Zorbex'), 'x')).toBeUndefined();
  });

  it('half-typed: the shortest beginning that is nobody else’s', () => {
    expect(halfTyped('Zorbex Energy', ['zorbex energy', 'zorbex health'])).toBe('zorbex e');
    expect(halfTyped('Zorbex', ['zorbex', 'zorbex health'])).toBeUndefined();
  });
});

describe('filers and employers', () => {
  const employer = (name: string, ticker: string | null, ...aliases: string[]): Employer => ({ uid: name, name, ticker, aliases });
  const filer = (name: string, tickers: string[], ...formerNames: string[]): Filer => ({ cik: name, name, tickers, formerNames });

  it.each([
    ['ZORBEX CORP /DE/', 'zorbex'],
    ['The Zorbex Group, Inc.', 'zorbex'],
    ["Quillan's & Marsh Co.", 'quillansandmarsh'],
    ['Inc', 'inc'],
  ])('%s is compared as %s', (name, key) => {
    expect(looseKey(name)).toBe(key);
  });

  it('are matched by ticker, then by name; absent is who shares neither a ticker nor any name', () => {
    const zorbex = employer('Zorbex', 'ZBX.A', 'Zorb');
    const quillan = employer('Quillan', null);
    const byTicker = filer('ZX Holdings', ['ZBX-A']);
    const byName = filer('QUILLAN INC', ['QLN']);
    const absent = filer('Fennimore Corp', ['FNM']);
    const formerly = filer('Newco Inc', ['NEW'], 'ZORB CORP');
    const namesake = filer('Zorbex Ltd', ['ZLT']);
    const matched = matchFilers([zorbex, quillan], [byTicker, byName, absent, formerly, namesake]);
    expect([...matched.known]).toEqual([
      [zorbex, byTicker],
      [quillan, byName],
    ]);
    expect(matched.absent).toEqual([absent]);
  });
});
