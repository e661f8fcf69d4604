import { AsyncLocalStorage } from 'node:async_hooks';
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';
import { compileOnce } from './compiled-once.js';

const { createContext } = vm;

compileOnce();

/** The storages that were used in this process since the last test file ended. */
const storages = new Set();
for (const use of ['run', 'enterWith']) {
  const original = AsyncLocalStorage.prototype[use];
  AsyncLocalStorage.prototype[use] = function (...given) {
    storages.add(this);
    return original.apply(this, given);
  };
}

/** What the files of this process share. */
const madeInProcess = new Map();

/**
 * Jest's environment for Node, without some of its costs.
 *
 * - Modules are compiled once for each process (compiled-once.js).
 * - What takes long to make and never changes is made once for each process (made-once/).
 * - The global object is an ordinary one. Jest makes one that intercepts each use of a global name (`Math`, `Map`, `expect`), which costs the generator of the dataset
 *   and the random queries a third of their time. Older versions of Node ignore the wish.
 * - Storages for asynchronous contexts are ended with the file that used them. Jest and the service make at least one in each file, and each that was ever used makes every
 *   later promise and timer of the process slower: without this, a seventh of all time of the tests.
 */
export default class PlainGlobalsEnvironment extends TestEnvironment {
  constructor(config, context) {
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
    this.global.madeInProcess = madeInProcess;
  }

  async teardown() {
    await super.teardown();
    for (const storage of storages) storage.disable();
    storages.clear();
  }
}
