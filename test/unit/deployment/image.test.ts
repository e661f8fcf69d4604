import { readFileSync } from 'node:fs';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const stages = read('Dockerfile').split(/^(?=FROM )/m);
const image = stages.at(-1)!;
const { dependencies, scripts } = JSON.parse(read('package.json')) as { dependencies: Record<string, string>; scripts: Record<string, string> };

it('the image has production dependencies only, and no TypeScript loader among them', () => {
  expect(image).toContain('npm ci --omit=dev');
  expect(image).not.toContain('COPY . .');
  expect(Object.keys(dependencies).filter((name) => /^(?:tsx|ts-node|typescript|esbuild|@swc\/.*)$/.test(name))).toEqual([]);
  expect(`${image}${read('docker-compose.yml')}`).not.toMatch(/tsx|\.ts\b/);
});

it('the image runs compiled JavaScript as an account without privileges, with a health check', () => {
  expect(image).toMatch(/^USER node$/m);
  expect(image).toMatch(/^HEALTHCHECK [\s\S]*\/health\/ready/m);
  expect(image).toMatch(/^CMD \["node", (?:"--\S+", )*"src\/server\.js"\]$/m);
  expect(image.indexOf('\nUSER node')).toBeGreaterThan(image.lastIndexOf('\nRUN '));
});

it('the everyday titles that train:titles reads are in the image, although other tests are not', () => {
  expect(read('.dockerignore')).toMatch(/^test\n!test\/titles$/m);
  expect(read('scripts/build.mjs')).toContain("'test/titles'");
});

it('what compose starts is in the image', () => {
  const started = [...read('docker-compose.yml').matchAll(/command: \['node', '([^']+)\.js'/g)].map(([, program]) => `${program}.ts`);
  expect(started).toEqual(['indexer/main.ts', 'indexer/main.ts']);
  for (const program of started) expect(read(program)).not.toBe('');
});

it('what runs until it is stopped gets its signals from npm: no shell stands between', () => {
  for (const name of ['start', 'serve', 'index', 'admin', 'import:onet', 'import:observations', 'train:titles', 'data:load'])
    expect(scripts[name]).toMatch(/^exec (?:env \S+=\S+ )?node /);
});
