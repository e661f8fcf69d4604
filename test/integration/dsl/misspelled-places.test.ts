import { askingDsl } from './asking-dsl.ts';

const ask = askingDsl('analyst');

it.each(['Atlantis', 'Portlandia'])('%s is another place than the one that begins so', async (place) => {
  for (const field of ['CITY', 'CBSA']) {
    const { status, body } = await ask(`LIST COMPANIES WHERE ${field} IS "${place}"`);
    expect({ status, rows: body.data }).toEqual({ status: 200, rows: [] });
    expect(body.suggestion).toContain(`"${place}"`);
    expect(body.suggestion).not.toContain('did you mean');
  }
  const { body } = await ask(`companies in ${place}`);
  expect(body.error.example).not.toMatch(/Atlanta|Atlantic|Portland"/u);
});

it.each([
  ['CITY', 'Seatle', 'Seattle'],
  ['CBSA', 'Houstin', 'Houston'],
  ['STATE', 'Pensylvania', 'Pennsylvania'],
])('a misspelled %s is asked about', async (field, given, meant) => {
  const { body } = await ask(`LIST COMPANIES WHERE ${field} IS "${given}"`);
  expect(body.suggestion).toContain(`"${given}"`);
  expect(body.suggestion).toContain(`did you mean "${meant}"?`);
});

it('says which metro area a code is', async () => {
  const { body } = await ask('GET LOCATION BY CBSA "Atlannta"');
  expect(body.error.example).toBe('GET LOCATION_CBSA "12060"');
  expect(body.error.suggestion).toContain('"Atlannta" is Atlanta-Sandy Springs-Roswell, GA (12060).');
});

it('says how a misspelled name in plain English is read', async () => {
  const { body } = await ask('companies in Bostn');
  expect(body.error.suggestion).toContain('"Bostn" is read as "Boston".');
  expect((await ask('companies in Boston')).body.error.suggestion).not.toContain('is read as');
});

it.each(['GET LOCATION BY CBSA "abc"', 'GET LOCATION_CBSA WHERE CBSA IS "abc"', 'GET LOCATION BY CBSA "Nosuchplace"', 'GET LOCATION BY ZIP "abc"'])(
  'the example of %s is about a place',
  async (query) => {
    const { status, body } = await ask(query);
    expect(status).toBe(400);
    expect(body.error.example).toMatch(/^GET LOCATION/u);
    const { data } = (await ask(body.error.example)).body;
    expect(data).toMatchObject({ cbsa_code: expect.anything() });
  },
);
