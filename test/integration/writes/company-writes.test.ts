import { refusalOf } from '../../setup/refusal-of.ts';
import { HOSPITAL, SOFTWARE } from '../../setup/small-dataset.ts';
import { ACTOR, WritableService } from '../../setup/writable-service.ts';

let own: WritableService;
beforeAll(async () => {
  own = await WritableService.start();
});
afterAll(() => own.stop());
beforeEach(() => own.reset());

/** Everything that a write may change, to see that nothing did. */
async function state(): Promise<unknown> {
  return own.rows(
    `SELECT (SELECT writes FROM write_version) AS writes, (SELECT count(*) FROM outbox) AS outbox, (SELECT count(*) FROM admin_writes) AS recorded,
       (SELECT jsonb_agg(to_jsonb(c) ORDER BY company_uid) FROM companies c) AS companies,
       (SELECT jsonb_agg(to_jsonb(a) ORDER BY company_uid, alias_key) FROM company_aliases a) AS aliases`,
  );
}

const written = async (): Promise<unknown[]> => own.rows('SELECT * FROM admin_writes ORDER BY write_id');
const version = async (): Promise<number> => (await own.rows<{ writes: number }>('SELECT writes FROM write_version'))[0]!.writes;
const outbox = async (): Promise<string[]> =>
  (await own.rows<{ document: string }>(`SELECT document_kind || ' ' || document_id AS document FROM outbox ORDER BY outbox_id`)).map(
    ({ document }) => document,
  );

describe('a rename', () => {
  it('keeps the uid, makes the old name an alias, and is recorded, counted and announced', async () => {
    const before = await version();
    const [{ updated_at: earlier } = { updated_at: new Date() }] = await own.rows<{ updated_at: Date }>(
      'SELECT updated_at FROM companies WHERE company_uid = $1',
      HOSPITAL,
    );
    const answer = await own.writes.rename('general HOSPITAL', '  Mercy Hospital ', ACTOR);
    expect(answer).toEqual({
      company_uid: HOSPITAL,
      company_name: 'Mercy Hospital',
      changed: true,
      before: { company_name: 'General Hospital', aliases: [{ alias: 'GH', alias_type: 'abbreviation' }] },
      after: {
        company_name: 'Mercy Hospital',
        aliases: [
          { alias: 'General Hospital', alias_type: 'former_name' },
          { alias: 'GH', alias_type: 'abbreviation' },
        ],
      },
      notes: [],
    });
    expect(await written()).toEqual([
      {
        write_id: expect.any(Number),
        written_at: expect.any(Date),
        actor_id: ACTOR.id,
        actor_name: ACTOR.name,
        action: 'rename_company',
        company_uid: HOSPITAL,
        before: answer.before,
        after: answer.after,
        request_id: 'request-1',
      },
    ]);
    expect(await version()).toBe(before + 1);
    const [row] = await own.rows<{ company_name: string; updated_at: Date }>('SELECT company_name, updated_at FROM companies WHERE company_uid = $1', HOSPITAL);
    expect(row!.company_name).toBe('Mercy Hospital');
    expect(row!.updated_at.getTime()).toBeGreaterThan(earlier.getTime());
    // It leads every cluster, the developers' too: their titles name it.
    expect((await outbox()).sort()).toEqual(
      [
        `companies ${HOSPITAL}`,
        `aliases ${HOSPITAL}|`,
        `aliases ${HOSPITAL}|gh`,
        `aliases ${HOSPITAL}|general hospital`,
        ...[1, 2, 3, 11, 12, 13, 14, 15, 16, 17, 18, 19].map((id) => `titles ${id}`),
      ].sort(),
    );
  });

  it('is seen by the reads, whose ETag changes', async () => {
    const token = await own.service.signIn();
    const path = '/api/companies/uid-hospital';
    const first = await own.service.get(path, token);
    await own.writes.rename(HOSPITAL, 'Mercy Hospital', ACTOR);
    // This is another process, so its write is announced to the service.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const second = await own.service.get(path, token, { 'if-none-match': first.headers.get('etag')! });
    expect(second.status).toBe(200);
    expect(second.body.data.company_name).toBe('Mercy Hospital');
    expect(second.headers.get('etag')).not.toBe(first.headers.get('etag'));
    expect(await own.service.get('/api/companies/General%20Hospital', token)).toMatchObject({
      status: 404,
      body: { suggestion: expect.stringContaining('"General Hospital" is an alias of "Mercy Hospital"') },
    });
  });

  it('is seen by the very next read of a caller who has the response from before it', async () => {
    const admin = await own.service.signIn('admin');
    const path = '/api/companies/uid-hospital';
    let { etag } = { etag: '' };
    for (let count = 0; count < 20; count++) {
      const name = `General Hospital ${count}`;
      const { status } = await own.service.post('/api/dsl', { query: `UPDATE COMPANY "uid-hospital" SET NAME = "${name}"` }, admin);
      expect(status).toBe(200);
      const read = await own.service.get(path, admin, { 'if-none-match': etag });
      expect([read.status, read.body?.data?.company_name]).toEqual([200, name]);
      etag = read.headers.get('etag')!;
    }
  });

  it('back to the old name leaves no alias of that name', async () => {
    await own.writes.rename(HOSPITAL, 'Mercy Hospital', ACTOR);
    const { after } = await own.writes.rename('Mercy Hospital', 'General Hospital', ACTOR);
    expect(after).toEqual({
      company_name: 'General Hospital',
      aliases: [
        { alias: 'GH', alias_type: 'abbreviation' },
        { alias: 'Mercy Hospital', alias_type: 'former_name' },
      ],
    });
    expect(await outbox()).toContain(`aliases ${HOSPITAL}|general hospital`);
  });

  it('of spelling alone makes no alias', async () => {
    const { changed, after } = await own.writes.rename(HOSPITAL, 'GENERAL  hospital', ACTOR);
    expect(changed).toBe(true);
    expect(after).toEqual({ company_name: 'GENERAL  hospital', aliases: [{ alias: 'GH', alias_type: 'abbreviation' }] });
  });

  it('to the name that it has changes nothing', async () => {
    const before = await state();
    const answer = await own.writes.rename(HOSPITAL, 'General Hospital', ACTOR);
    expect(answer).toMatchObject({ changed: false, company_name: 'General Hospital', notes: [{ kind: 'same_name', name: 'General Hospital' }] });
    expect(answer.after).toEqual(answer.before);
    expect(await state()).toEqual(before);
  });

  it('to an alias of another company is allowed, and said', async () => {
    const { notes } = await own.writes.rename(HOSPITAL, 'logiciel INC', ACTOR);
    expect(notes).toEqual([{ kind: 'alias_of_other', name: 'logiciel INC', type: 'legal_name', company: 'Société Logiciel' }]);
  });

  it('to the name of another company, in any spelling of it, is refused', async () => {
    const before = await state();
    expect(await refusalOf(own.writes.rename(HOSPITAL, 'SOCIÉTÉ logiciel', ACTOR))).toMatchObject({
      status: 400,
      error: `"SOCIÉTÉ logiciel" is the name of another company, "Société Logiciel" (${SOFTWARE})`,
    });
    expect(await state()).toEqual(before);
  });
});

describe('an alias', () => {
  it('is added', async () => {
    const answer = await own.writes.addAlias('General Hospital', ' The General ', 'Alternate_Spelling', ACTOR);
    expect(answer).toEqual({
      company_uid: HOSPITAL,
      company_name: 'General Hospital',
      changed: true,
      before: { aliases: [{ alias: 'GH', alias_type: 'abbreviation' }] },
      after: {
        aliases: [
          { alias: 'GH', alias_type: 'abbreviation' },
          { alias: 'The General', alias_type: 'alternate_spelling' },
        ],
      },
      notes: [],
    });
    expect(await outbox()).toEqual([`companies ${HOSPITAL}`, `aliases ${HOSPITAL}|the general`]);
    expect(await written()).toMatchObject([{ action: 'add_alias', before: answer.before, after: answer.after }]);
  });

  it('that others have too is added, and said', async () => {
    await own.writes.addAlias(SOFTWARE, 'GH', 'abbreviation', ACTOR);
    const { notes } = await own.writes.addAlias(SOFTWARE, 'general hospital', 'parent_company', ACTOR);
    expect(notes).toEqual([{ kind: 'name_of_other', name: 'general hospital' }]);
  });

  it('is removed, in whatever case it is given', async () => {
    const answer = await own.writes.removeAlias(HOSPITAL, 'gh', ACTOR);
    expect(answer).toMatchObject({ changed: true, before: { aliases: [{ alias: 'GH', alias_type: 'abbreviation' }] }, after: { aliases: [] } });
    expect(await outbox()).toEqual([`companies ${HOSPITAL}`, `aliases ${HOSPITAL}|gh`]);
    expect(await written()).toMatchObject([{ action: 'remove_alias', before: answer.before, after: { aliases: [] } }]);
  });

  it.each<[string, () => Promise<unknown>, number, string]>([
    [
      'that the company has',
      () => own.writes.addAlias(HOSPITAL, 'gh', 'typo', ACTOR),
      400,
      '"GH" is already an alias of "General Hospital", with type abbreviation',
    ],
    ['that is its name', () => own.writes.addAlias(HOSPITAL, 'general hospital', 'typo', ACTOR), 400, '"general hospital" is the name of the company itself'],
    ['that the company has not', () => own.writes.removeAlias(HOSPITAL, 'GHH', ACTOR), 404, '"General Hospital" has no alias "GHH"; its aliases are "GH"'],
    [
      'that is its name, to be removed',
      () => own.writes.removeAlias(HOSPITAL, 'General Hospital', ACTOR),
      404,
      '"General Hospital" is the name of the company, not an alias; to change it, use UPDATE COMPANY',
    ],
    [
      'of an unknown type',
      () => own.writes.addAlias(HOSPITAL, 'x', 'former name', ACTOR),
      400,
      '"former name" is not an alias type; it must be one of alternate_spelling, former_name, abbreviation, parent_company, subsidiary, legal_name, typo',
    ],
    [
      'with everything wrong, told at once',
      () => own.writes.addAlias('', '\n', '', ACTOR),
      400,
      'COMPANY is blank. ALIAS is blank. "" is not an alias type; it must be one of alternate_spelling, former_name, abbreviation, parent_company, subsidiary, legal_name, typo',
    ],
  ])('%s is refused', async (_case, write, status, error) => {
    const before = await state();
    expect(await refusalOf(write())).toMatchObject({ status, error });
    expect(await state()).toEqual(before);
  });

  it('of a type that nearly exists: the right one is offered', async () => {
    expect(await refusalOf(own.writes.addAlias(HOSPITAL, 'x', 'formername', ACTOR))).toMatchObject({ suggestion: expect.stringContaining('"former_name"') });
  });
});

describe('a company', () => {
  it.each<[string, (company: string) => Promise<unknown>]>([
    ['rename', (company) => own.writes.rename(company, 'New', ACTOR)],
    ['addAlias', (company) => own.writes.addAlias(company, 'New', 'typo', ACTOR)],
    ['removeAlias', (company) => own.writes.removeAlias(company, 'GH', ACTOR)],
    ['removeOccupations', (company) => own.writes.removeOccupations(company, ['Registered Nurses'], ACTOR)],
  ])('that does not exist: %s answers 404 with near names, and says to whom an alias belongs', async (_write, write) => {
    const before = await state();
    expect(await refusalOf(write('Generel Hospital'))).toMatchObject({
      status: 404,
      error: 'Company not found: Generel Hospital',
      suggestion: expect.stringContaining('Did you mean "General Hospital"?'),
    });
    expect(await refusalOf(write('GH'))).toMatchObject({ status: 404, suggestion: expect.stringContaining('"GH" is an alias of "General Hospital"') });
    expect(await refusalOf(write('General\0Hospital'))).toMatchObject({
      status: 400,
      error: expect.stringContaining('COMPANY contains a NUL character'),
    });
    expect(await state()).toEqual(before);
  });
});

it('what cannot be recorded is not done', async () => {
  const before = await state();
  // The record refuses an actor without an id, after everything else was written.
  await expect(own.writes.rename(HOSPITAL, 'Mercy Hospital', { id: ' ', name: 'nobody' })).rejects.toMatchObject({ code: '23514' });
  expect(await state()).toEqual(before);
});

describe('writers at the same time', () => {
  it('wait for each other: nothing is lost', async () => {
    const before = await version();
    const names = Array.from({ length: 20 }, (_, i) => `Alias ${i}`);
    await Promise.all([
      ...names.map((name, i) => own.writes.addAlias(i % 2 === 0 ? HOSPITAL : SOFTWARE, name, 'typo', ACTOR)),
      ...[1, 2, 3, 4].map((i) => own.writes.rename(HOSPITAL, `Hospital ${i}`, ACTOR)),
    ]);
    expect(await version()).toBe(before + 24);
    const [row] = await own.rows<{ n: number }>(`SELECT count(*) AS n FROM company_aliases WHERE alias LIKE 'Alias %'`);
    expect(row!.n).toBe(20);
    // Each record begins where the one before ended.
    const records = await own.rows<{ before: { company_name: string }; after: { company_name: string } }>(
      `SELECT before, after FROM admin_writes WHERE action = 'rename_company' ORDER BY write_id`,
    );
    expect(records.map(({ before: { company_name } }) => company_name)).toEqual([
      'General Hospital',
      ...records.slice(0, 3).map(({ after }) => after.company_name),
    ]);
  });

  it('that want one name: one gets it', async () => {
    const outcomes = await Promise.allSettled([own.writes.rename(HOSPITAL, 'Acme', ACTOR), own.writes.rename(SOFTWARE, 'ACME', ACTOR)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { problems: [{ kind: 'name_taken' }] } });
  });

  it('and a load of a dataset do not lock each other out for ever', async () => {
    const outcomes = await Promise.allSettled([
      own.reset(),
      ...Array.from({ length: 8 }, (_, i) => own.writes.addAlias(HOSPITAL, `Alias ${i}`, 'typo', ACTOR)),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 'fulfilled'));
  });
});
