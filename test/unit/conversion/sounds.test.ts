import { soundAlike, soundsOf } from '../../../src/conversion/sounds.ts';

describe('words that sound alike', () => {
  it.each([
    ['fisical', 'physical'],
    ['therapyst', 'therapist'],
    ['resepshunist', 'receptionist'],
    ['elektrishun', 'electrician'],
    ['makanic', 'mechanic'],
    ['farmasist', 'pharmacist'],
    ['shoffer', 'chauffeur'],
    ['sycologist', 'psychologist'],
    ['masuse', 'masseuse'],
    ['kashier', 'cashier'],
    ['teecher', 'teacher'],
    ['enjineer', 'engineer'],
    ['loyer', 'lawyer'],
    ['skool', 'school'],
    ['surjon', 'surgeon'],
    ['sosial', 'social'],
    ['arkitect', 'architect'],
    ['kemist', 'chemist'],
    ['syentist', 'scientist'],
    ['mashinist', 'machinist'],
    ['teknishan', 'technician'],
    ['fotografer', 'photographer'],
    ['nutrishunist', 'nutritionist'],
    ['awditor', 'auditor'],
    ['riter', 'writer'],
  ])('%s: %s', (typed, word) => {
    expect(soundAlike(typed, word)).toBe(true);
  });

  it.each([
    ['decatur', 'doctor'],
    ['twitter', 'theater'],
    ['barker', 'broker'],
    ['carter', 'curator'],
    ['packer', 'baker'],
    ['nurse', 'nurser'],
  ])('not %s: %s', (typed, word) => {
    expect(soundAlike(typed, word)).toBe(false);
  });

  it('a word has few sounds, however often it has letters that sound differently', () => {
    expect(soundsOf('chchchchchchch'.repeat(20)).length).toBeLessThanOrEqual(9);
    expect(soundsOf('nurse')).toHaveLength(1);
  });
});
