import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

const { createContext } = vm;

/**
 * Jest's environment for Node with an ordinary global object. Jest makes one that intercepts each use of a global name (`Math`, `Map`, `expect`),
 * which costs the generator of the dataset and the random queries a third of their time. Older versions of Node ignore the wish.
 */
export default class PlainGlobalsEnvironment extends TestEnvironment {
  constructor(config, context) {
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }
}
