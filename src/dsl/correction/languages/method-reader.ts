import { quoted } from '../../print.ts';
import { isStages, methodsOf, type Method } from './call-methods.ts';
import { StageReader } from './stage-reader.ts';

/** Reads what the calls after a subject say. */
export class MethodReader extends StageReader {
  /** Reads the arguments of a call; false if it is none of a chain. */
  protected method(name: string): boolean {
    const start = this.at;
    if (isStages(name) && this.isAt('[')) return this.stages();
    for (const method of methodsOf(name)) {
      this.at = start;
      if (this.said(method, name)) return true;
    }
    this.at = start;
    return this.conditionCall(name);
  }

  private said(method: Method, name: string): boolean {
    switch (method) {
      case 'filter':
        this.isFound = true;
        this.filtered(name);
        return true;
      case 'order':
        return this.ordered(this.enclosed(), '');
      case 'order_down':
        return this.ordered(this.enclosed(), 'DESC');
      case 'largest':
        return this.extreme(this.enclosed(), 'DESC');
      case 'smallest':
        return this.extreme(this.enclosed(), 'ASC');
      case 'limit':
        return this.limited(this.enclosed());
      case 'offset':
        return this.clause('OFFSET', this.enclosed());
      case 'page':
        return this.clause('PAGE', this.enclosed());
      case 'slice':
        return this.sliced(this.enclosed(), name);
      case 'group':
        return this.grouped(this.enclosed());
      case 'count':
        return this.counted();
      case 'columns':
        return this.columns();
      case 'one':
        return this.one(name);
      case 'end':
        return this.enclosed().length === 0 && this.ends();
      case 'expand':
        return this.expanded(this.enclosed());
      case 'source':
        return this.source();
      case 'reverse':
        this.enclosed();
        this.reverse();
        return true;
    }
  }

  private ends(): true {
    this.isFound = true;
    return true;
  }

  private one(name: string): boolean {
    const start = this.at;
    const tokens = this.enclosed();
    if (name === 'get' && tokens.length === 0) return this.ends();
    if (name === 'first' && tokens.length > 0 && this.limited(tokens)) return true;
    if (this.statement.conditions.length > 0 || this.statement.order.length > 0 || (tokens.length === 0 && name !== 'one')) {
      this.statement.clauses.push('LIMIT 1');
      if (tokens.length === 0) return true;
    } else this.isOne = true;
    this.at = start;
    const [only] = tokens;
    if (tokens.length === 1 && only !== undefined && only.kind !== 'sign') {
      this.statement.words.push(only.kind === 'number' || only.kind === 'code' ? only.text : quoted(only.text));
      this.at += 2;
    } else this.filtered('filter');
    return true;
  }

  /** `from("companies")`, `hasLabel("company")` */
  private source(): boolean {
    if (this.names.length > 0) return false;
    const [name, ...others] = this.enclosed();
    if ((name?.kind !== 'text' && name?.kind !== 'name') || others.length > 0) return false;
    this.names.push(name.text);
    this.isFound = true;
    return true;
  }
}
