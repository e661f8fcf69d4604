import { curlRequests, npmScripts, wordsOf } from '../../../scripts/docs/shell.ts';

it('words are those of bash', () => {
  expect(wordsOf(`a 'b "c" $X' "d \\"e\\" $X" f\\ g # rest`, { X: '1' })).toEqual(['a', 'b "c" $X', 'd "e" 1', 'f g']);
  expect(wordsOf('a | b', {})).toEqual(['a']);
  expect(wordsOf('a) b', {})).toEqual(['a']);
  expect(() => wordsOf('a $Y', {})).toThrow('$Y is not known');
  expect(() => wordsOf("a 'b", {})).toThrow('unclosed quote');
});

it('curl commands become requests', () => {
  const block = `TOKEN=$(curl -s http://127.0.0.1:8080/auth/login -H 'Content-Type: application/json' \\
  -d '{"a": 1}' | node)
curl -s -G http://127.0.0.1:8080/api/x --data-urlencode 'q=a b' -H "Authorization: Bearer $TOKEN"
curl -X DELETE 'http://127.0.0.1:8080/mcp'`;
  expect(curlRequests(block, { TOKEN: 't' })).toEqual([
    { method: 'POST', path: '/auth/login', headers: { 'content-type': 'application/json' }, body: '{"a": 1}' },
    { method: 'GET', path: '/api/x?q=a%20b', headers: { authorization: 'Bearer t' }, body: undefined },
    { method: 'DELETE', path: '/mcp', headers: {}, body: undefined },
  ]);
});

it('other addresses and options of curl are refused, so that no example goes unchecked', () => {
  expect(() => curlRequests('curl https://example.com/', {})).toThrow('must call');
  expect(() => curlRequests('curl --insecure http://127.0.0.1:8080/', {})).toThrow('"--insecure" is not understood');
});

it('npm scripts are found', () => {
  expect(npmScripts('npm ci && npm start; npm run test:mcp, `npm test -- -u` npm install')).toEqual(['start', 'test:mcp', 'test']);
});
