import { npmScripts } from '../../../scripts/docs/shell.ts';

it('npm scripts are found', () => {
  expect(npmScripts('npm ci && npm start; npm run test:mcp, `npm test -- -u` npm install')).toEqual(['start', 'test:mcp', 'test']);
});
