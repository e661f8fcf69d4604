import { normalizeTitle } from '../../../src/conversion/titles/normalize.ts';
import { wordKey } from '../../../src/text/words.ts';
import { readFacts } from '../../../seeds/facts.ts';
import { useDemonstrationPlaces } from '../../setup/demonstration-gazetteer.ts';

useDemonstrationPlaces();

describe('the core of a noisy title says what the job is', () => {
  it.each([
    ['Sr. Registered Nurse - ICU (Nights)', 'registered nurse icu'],
    ['Registered Nurse (RN) - Full Time - Days', 'registered nurse'],
    ['RN - Med/Surg - $5,000 Sign-On Bonus!', 'rn med surg'],
    ['Warehouse Associate - 2nd Shift', 'warehouse associate'],
    ['Night Shift Security Guard', 'security guard'],
    ['Night Auditor', 'night auditor'],
    ['Cashier (Part-Time)', 'cashier'],
    ['Server/Bartender - Part Time', 'server bartender'],
    ['Truck Driver - CDL A - $25/hr', 'truck driver cdl a'],
    ['HVAC Technician $30-$40/hr', 'hvac technician'],
    ['Accountant $85k', 'accountant'],
    ['Accountant #4521', 'accountant'],
    ['Req #R-104392: Data Engineer', 'data engineer'],
    ['Job ID 12345 - Accountant', 'accountant'],
    ['Requisition 20231 Dental Assistant', 'dental assistant'],
    ['Software Engineer (m/f/d)', 'software engineer'],
    ['Software Engineer m/w/d', 'software engineer'],
    ['Software Engineer II - Remote', 'software engineer'],
    ['Data Analyst, Level 3', 'data analyst'],
    ['Data Analyst, Grade 3, Level 2', 'data analyst'],
    ['Urgent Career Coach', 'career coach'],
    ['Contract Software Engineer', 'software engineer'],
    ['Software Engineer - Contractor', 'software engineer'],
    ['Now Hiring: Line Cook', 'line cook'],
    ['URGENTLY HIRING Line Cook', 'line cook'],
    ['Line Cook 40 hours', 'line cook'],
    ['Physical Therapist PRN', 'physical therapist'],
    ['Physical Therapist - per diem', 'physical therapist'],
    ['Customer Service Rep [Work From Home]', 'customer service rep'],
    ['C# 10 Developer', 'csharp 10 developer'],
    ['Senior C++ Developer III', 'cplusplus developer'],
    ['Jr. Accountant', 'accountant'],
    ['entry level warehouse', 'warehouse'],
    ['Mid-Level Accountant', 'accountant'],
    ['nurse night', 'nurse'],
    ['Lab Tech M-F', 'lab tech'],
    ['Nurse REQ-2024-0193', 'nurse'],
    ['Lead Cook', 'lead cook'],
    ['Staff Nurse', 'staff nurse'],
    ['Chief Executive Officer', 'chief executive officer'],
    ['Ｎｕｒｓｅ', 'nurse'],
    ['🚀 Data Engineer 🚀', 'data engineer'],
  ])('%s: %s', (title, core) => {
    expect(normalizeTitle(title).core).toBe(core);
  });
});

describe('a word that is noise elsewhere stays where it says what the job is', () => {
  it.each([
    'remote sensing scientist',
    'urgent care physician',
    'contract manager',
    'contract administrator',
    'general contractor',
    'electrical contractor',
    'contracts analyst',
    'constructor',
  ])('%s', (title) => {
    expect(normalizeTitle(title)).toMatchObject({ core: title, seniority: null, ignored: [] });
  });

  it.each(['Lead', 'Contractor', 'Remote', 'Part-Time', 'Sr.', 'Nights'])('%s alone is looked up as it stands', (title) => {
    expect(normalizeTitle(title)).toMatchObject({ core: wordKey(title), ignored: [] });
  });

  it('a title in brackets keeps their content', () => {
    expect(normalizeTitle('(Registered Nurse)')).toMatchObject({ core: 'registered nurse', ignored: [] });
  });

  it('no official title loses a word', () => {
    for (const { title } of readFacts().occupations) expect(normalizeTitle(title)).toMatchObject({ core: wordKey(title), ignored: [] });
  });
});

describe('seniority and level', () => {
  it.each([
    ['Sr Accountant', 'senior'],
    ['Snr. Accountant', 'senior'],
    ['Senior Accountant', 'senior'],
    ['Jr Accountant', 'junior'],
    ['Lead Accountant', 'lead'],
    ['Principal Engineer', 'principal'],
    ['Staff Engineer', 'staff'],
    ['Accounting Intern', 'intern'],
    ['Internship - Accounting', 'intern'],
    ['Electrician Apprentice', 'apprentice'],
    ['Head of Marketing', 'head'],
    ['Senior Lead Engineer', 'senior'],
    ['Accountant', null],
    ['Constructor', null],
  ])('%s: seniority %s', (title, seniority) => {
    expect(normalizeTitle(title).seniority).toBe(seniority);
  });

  it.each([
    ['Engineer I', '1'],
    ['Engineer II', '2'],
    ['Engineer 3', '3'],
    ['Engineer IV', '4'],
    ['Engineer Level 2', '2'],
    ['Engineer, Grade III', '3'],
    ['Engineer lvl 12', '12'],
    ['Engineer, VI', '6'],
    ['Mechanic I/II', '1'],
    ['Level 1 Help Desk', '1'],
    ['Engineer Grade 3, Level 2', '3'],
    ['K-12 Teacher', null],
    ['I', null],
    ['Engineer', null],
  ])('%s: level %s', (title, level) => {
    expect(normalizeTitle(title).level).toBe(level);
  });
});

describe('abbreviations', () => {
  it.each([
    ['RN', 'registered nurse'],
    ['Dept. Mgr.', 'department manager'],
    ['Sr SWE', 'software engineer'],
    ['Asst. Store Mgr', 'assistant store manager'],
    ['HVAC Tech II', 'heating ventilation air conditioning technician'],
    ['CNA or Home Health Aide', 'certified nursing assistant or home health aide'],
  ])('%s is written out as %s', (title, expanded) => {
    expect(normalizeTitle(title).expanded).toBe(expanded);
  });

  it('the core keeps them as typed', () => {
    expect(normalizeTitle('Dept. Mgr.').core).toBe('dept mgr');
  });
});

describe('words in brackets that may say more of the job are kept next to its core', () => {
  it.each([
    ['Physician (Adult Psychiatry)', 'physician', 'adult psychiatry'],
    ['Associate [Sr. Mgmt Consultant]', 'associate', 'management consultant'],
    ['Cook (Lunch, Part Time)', 'cook', 'lunch'],
    ['Registered Nurse (Nights)', 'registered nurse', ''],
    ['Cook [Austin, TX]', 'cook', ''],
    ['Cook (Pastry, Austin TX)', 'cook', 'pastry'],
    ['Cook (Remote - US)', 'cook', ''],
    ['Nurse (OR)', 'nurse', 'operating room'],
    ['Analyst (R)', 'analyst', 'r'],
    ['Engineer (II)', 'engineer', ''],
    ['(Registered Nurse)', 'registered nurse', ''],
  ])('%s', (title, core, aside) => {
    expect(normalizeTitle(title)).toMatchObject({ core, aside });
  });
});

describe('what was set aside is reported', () => {
  it.each([
    ['Sr. Registered Nurse - ICU (Nights)', ['(Nights)']],
    ['Cook (Lunch) [Austin, TX] - Part Time', ['[Austin, TX]', 'Part Time']],
    ['Quality Engineer (4)', ['(4)']],
    ['Nurse (m/f/d)', ['(m/f/d)']],
    ['Cashier - PT', ['PT']],
    ['Cashier (PT)', ['(PT)']],
    ['Cook PT/FT', ['PT/FT']],
    ['PT', []],
    ['PT Aide', []],
    ['Occupational Therapist, PT', []],
    ['Nurse R-12345', ['R-12345']],
    ['Nurse JR0012345', ['JR0012345']],
    ['Engineer 123456', ['123456']],
    ['Analyst (R)', []],
    ['Req 12345 Remote Accountant', ['Req 12345', 'Remote']],
    ['Accountant', []],
  ])('%s', (title, ignored) => {
    expect(normalizeTitle(title).ignored).toEqual(ignored);
  });
});

describe('a place at the end is set aside', () => {
  it.each([
    ['Nurse, Austin TX', 'nurse', ['Austin TX']],
    ['Nurse, Austin, TX', 'nurse', ['Austin, TX']],
    ['Nurse - Austin, Texas 78701', 'nurse', ['Austin, Texas 78701']],
    ['Nurse Austin TX', 'nurse', ['Austin TX']],
    ['Nurse in Boston, MA', 'nurse', ['Boston, MA']],
    ['Nurse - Pflugerville, TX', 'nurse', ['Pflugerville, TX']],
    ['Registered Nurse - Texas', 'registered nurse', ['Texas']],
    ['Registered Nurse, West Virginia', 'registered nurse', ['West Virginia']],
    ['RN - TX', 'rn', ['TX']],
    ['Engineer - Chicago', 'engineer', ['Chicago']],
    ['Engineer | NYC', 'engineer', ['NYC']],
    ['Engineer, Bay Area', 'engineer', ['Bay Area']],
    ['Manager - Washington, D.C.', 'manager', ['Washington, D.C.']],
    ['Nurse, Winston-Salem, NC', 'nurse', ['Winston-Salem, NC']],
    ['Driver, Austin, TX, USA', 'driver', ['Austin, TX', 'USA']],
    ['Driver - Remote - Austin, TX / Dallas, TX', 'driver', ['Remote', 'Austin, TX', 'Dallas, TX']],
    ['Nurse Practitioner, Mobile, AL', 'nurse practitioner', ['Mobile, AL']],
    ['Nurse (Austin, TX)', 'nurse', ['(Austin, TX)']],
    ['Line Cook, MN', 'line cook', ['MN']],
    ['Driver - Union, NJ', 'driver', ['Union, NJ']],
    ['Driver - Union NJ 07083', 'driver', ['Union NJ 07083']],
    ['Cook - Orange, California', 'cook', ['Orange, California']],
    ['Line Cook, Independence, MO', 'line cook', ['Independence, MO']],
    ['Nurse at Hope, AR', 'nurse', ['Hope, AR']],
    ['Cook (Normal, IL)', 'cook', ['(Normal, IL)']],
  ])('%s: %s', (title, core, ignored) => {
    expect(normalizeTitle(title)).toMatchObject({ core, ignored });
  });

  it.each([
    'Developer, Mobile',
    'Driver - Union',
    'Sales - Media',
    'Driver - Union, MT',
    'Union Electrician',
    'Manager, Superior Court',
    'Clerk - Orange',
    'Teacher, Reading',
    'Physician Assistant, PA',
    'Technologist, CT',
    'Clerk, Check In',
    'Clerk, AS',
    'Georgia Tech Liaison',
    'Houston',
    'New York',
    'President, North America',
  ])('but nothing is taken from "%s"', (title) => {
    expect(normalizeTitle(title)).toMatchObject({ core: wordKey(title), ignored: [] });
  });
});

describe('OR is the operating room where no conjunction can stand, and in capitals before who works there', () => {
  it.each([
    ['OR Nurse', 'operating room nurse'],
    ['or nurse', 'operating room nurse'],
    ['O.R. Tech', 'operating room tech'],
    ['OR Circulator', 'operating room circulator'],
    ['OR Manager', 'operating room manager'],
    ['Travel OR Nurse', 'travel operating room nurse'],
    ['Sr. OR Tech', 'operating room tech'],
    ['Staff RN/OR Circulator - Days', 'staff rn operating room circulator'],
    ['RN - OR', 'rn operating room'],
    ['Registered Nurse, OR', 'registered nurse operating room'],
  ])('%s', (title, expanded) => {
    expect(normalizeTitle(title).expanded).toBe(normalizeTitle(expanded).expanded);
    expect(normalizeTitle(title).core.split(' ')).toContain('or');
  });

  it('in brackets, too', () => {
    expect(normalizeTitle('Registered Nurse (OR)').aside).toBe('operating room');
    expect(normalizeTitle('Cook (OR)').aside).not.toContain('room');
  });

  it.each([
    'nurse or medical assistant',
    'Nurse OR Medical Assistant',
    'NURSE OR MEDICAL ASSISTANT',
    'RN OR LPN',
    'LPN OR RN',
    'RN or LPN',
    'Server or Host',
    'Senior or Lead Developer',
    'Driver - OR',
    'OR',
    'Cook or',
  ])('elsewhere it is "or": %s', (title) => {
    expect(normalizeTitle(title).expanded).not.toContain('operating');
  });
});

describe('whatever is typed', () => {
  it.each(['', '   ', '!!!', '()', '[]'])('%p has no words, hence empty keys', (title) => {
    expect(normalizeTitle(title)).toMatchObject({ key: '', core: '', expanded: '', seniority: null, level: null, ignored: [] });
  });

  it('case, surrounding blanks and a trailing period change nothing but the spelling of what is ignored', () => {
    for (const title of ['Sr. Registered Nurse - ICU', 'Software Engineer II - Remote', 'Lead Cook', 'Constructor']) {
      const { text: _, ignored: __, parts: ___, ...plain } = normalizeTitle(title);
      for (const variant of [title.toUpperCase(), title.toLowerCase(), `  ${title}  `, `${title}.`]) expect(normalizeTitle(variant)).toMatchObject(plain);
    }
  });

  it('a title with words has a core', () => {
    for (const title of ['Remote Contract Part-Time', 'Sr. II', '#123', '$20/hr', '(m/f/d)', 'Level 3', '1']) expect(normalizeTitle(title).core).not.toBe('');
  });
});
