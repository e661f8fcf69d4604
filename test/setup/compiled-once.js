import vm from 'node:vm';

const { compileFunction, SourceTextModule } = vm;

/** What V8 made of each script of this process, by file, and from which text. */
const made = new Map();

/** What V8 made of this text before. */
function known(key, code) {
  const found = made.get(key);
  return found?.code === code ? found.cachedData : undefined;
}

/**
 * Jest evaluates each module anew for each test file, with a context of its own. V8 parses it only for the first file of a process: the later ones get what it made then. That
 * saves a twentieth of the time of a usual test file.
 */
export function compileOnce() {
  vm.compileFunction = (code, parameters, options) => {
    const key = `${parameters.join()} ${options.filename}`;
    const cachedData = known(key, code);
    if (cachedData !== undefined) return compileFunction(code, parameters, { ...options, cachedData });
    const compiled = compileFunction(code, parameters, { ...options, produceCachedData: true });
    made.set(key, { code, cachedData: compiled.cachedData });
    return compiled;
  };
  vm.SourceTextModule = class extends SourceTextModule {
    constructor(code, options) {
      const key = options.identifier;
      const cachedData = known(key, code);
      super(code, cachedData === undefined ? options : { ...options, cachedData });
      // Only before it runs.
      if (cachedData === undefined) made.set(key, { code, cachedData: this.createCachedData() });
    }
  };
}
