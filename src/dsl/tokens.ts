import { createToken, Lexer, type TokenType } from 'chevrotain';

/** Words that can be the name of a subject, field, or token: all except the reserved ones. */
const NameWord = createToken({ name: 'NameWord', label: 'a name', pattern: Lexer.NA });
const Plain = createToken({ name: 'Word', label: 'a word', pattern: /[A-Za-z_][A-Za-z0-9_]*/, categories: [NameWord] });

const keywords = new Map<string, TokenType>();
function keyword(word: string, categories: TokenType[]): TokenType {
  const token = createToken({ name: word, label: word, pattern: new RegExp(word, 'i'), longer_alt: Plain, categories });
  keywords.set(word, token);
  return token;
}
/** A keyword that can also be a name: SEARCH is a verb and a field. */
const word = (text: string): TokenType => keyword(text, [NameWord]);
const reserved = (text: string): TokenType => keyword(text, []);

export const T = {
  NameWord,
  Plain,
  List: word('LIST'),
  Get: word('GET'),
  Count: word('COUNT'),
  Search: word('SEARCH'),
  Analyze: word('ANALYZE'),
  TitleConvert: word('TITLECONVERT'),
  CompanyConvert: word('COMPANYCONVERT'),
  ClusterConvert: word('CLUSTERCONVERT'),
  Submit: word('SUBMIT'),
  Update: word('UPDATE'),
  Remove: word('REMOVE'),
  Add: word('ADD'),
  Version: word('VERSION'),
  Help: word('HELP'),
  Set: word('SET'),
  From: word('FROM'),
  To: word('TO'),
  Type: word('TYPE'),
  Details: word('DETAILS'),
  For: reserved('FOR'),
  By: reserved('BY'),
  Where: reserved('WHERE'),
  Limit: reserved('LIMIT'),
  Offset: reserved('OFFSET'),
  Range: reserved('RANGE'),
  Order: reserved('ORDER'),
  Group: reserved('GROUP'),
  Expand: reserved('EXPAND'),
  Include: reserved('INCLUDE'),
  Resolve: reserved('RESOLVE'),
  With: reserved('WITH'),
  Format: reserved('FORMAT'),
  Using: reserved('USING'),
  Clarify: reserved('CLARIFY'),
  And: reserved('AND'),
  Or: reserved('OR'),
  Not: reserved('NOT'),
  No: reserved('NO'),
  Is: reserved('IS'),
  In: reserved('IN'),
  Contains: reserved('CONTAINS'),
  Between: reserved('BETWEEN'),
  Null: reserved('NULL'),
  GteWord: reserved('GTE'),
  LteWord: reserved('LTE'),
  GtWord: reserved('GT'),
  LtWord: reserved('LT'),
  Asc: reserved('ASC'),
  Desc: reserved('DESC'),
  Text: createToken({ name: 'Text', label: 'text in double quotes', pattern: /"(?:[^"\\]|\\["\\])*"/, line_breaks: true }),
  Json: createToken({ name: 'Json', label: 'JSON in single quotes', pattern: /'[^']*'/, line_breaks: true }),
  Number: createToken({ name: 'Number', label: 'a number', pattern: /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/ }),
  Minus: createToken({ name: 'Minus', label: '-', pattern: /-/ }),
  NotEqual: createToken({ name: 'NotEqual', label: '!=', pattern: /!=|<>/ }),
  Gte: createToken({ name: 'Gte', label: '>=', pattern: />=/ }),
  Lte: createToken({ name: 'Lte', label: '<=', pattern: /<=/ }),
  Gt: createToken({ name: 'Gt', label: '>', pattern: />/ }),
  Lt: createToken({ name: 'Lt', label: '<', pattern: /</ }),
  Equal: createToken({ name: 'Equal', label: '=', pattern: /==?/ }),
  Open: createToken({ name: 'Open', label: '(', pattern: /\(/ }),
  Close: createToken({ name: 'Close', label: ')', pattern: /\)/ }),
  OpenList: createToken({ name: 'OpenList', label: '[', pattern: /\[/ }),
  CloseList: createToken({ name: 'CloseList', label: ']', pattern: /\]/ }),
  Comma: createToken({ name: 'Comma', label: ',', pattern: /,/ }),
  /** Not part of the language. Recognized, so that the error can explain what to do instead. */
  Pipe: createToken({ name: 'Pipe', label: '|', pattern: /\|/ }),
  Semicolon: createToken({ name: 'Semicolon', label: ';', pattern: /;/ }),
} as const;

const Blank = createToken({ name: 'Blank', pattern: /\s+/, group: Lexer.SKIPPED, line_breaks: true });
const Comment = createToken({ name: 'Comment', pattern: /#[^\n\r]*/, group: Lexer.SKIPPED });

const { NameWord: names, Plain: plain, ...others } = T;
const symbols = Object.values(others).filter((token) => !keywords.has(token.name));
/** In the order in which the lexer tries them: GTE before GT, `>=` before `>`, keywords before words. */
export const TOKENS: TokenType[] = [Blank, Comment, names, ...[...keywords.values()].sort((a, b) => b.name.length - a.name.length), plain, ...symbols];

/** Keywords that are never the name of a subject, field, or topic. */
export const RESERVED_WORDS: readonly string[] = [...keywords].flatMap(([name, { CATEGORIES = [] }]) => (CATEGORIES.includes(NameWord) ? [] : [name]));

/** Stops at the first invalid character, which is the only one that is reported. */
/** Symbols with a second spelling. `<>` is another one of SQL, which the grammar leaves out. */
export const OTHER_SPELLINGS: ReadonlyMap<TokenType, string> = new Map([[T.Equal, '==']]);

export const LEXER = new Lexer(TOKENS, { positionTracking: 'onlyOffset', recoveryEnabled: false });
