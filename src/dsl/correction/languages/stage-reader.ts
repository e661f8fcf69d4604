import { OtherText } from './argument-reader.ts';
import { CountCalls } from './count-calls.ts';
import { keyOf, type Given } from './given-values.ts';
import { addMember } from './keyword-statement.ts';

/** Reads pipelines of MongoDB. */
export class StageReader extends CountCalls {
  /** The stages of a pipeline of MongoDB. */
  protected stages(): boolean {
    const list = this.given();
    this.need(')');
    if (list.kind !== 'list') return false;
    this.isFound = true;
    for (const stage of list.of) {
      if (stage.kind !== 'members') throw new OtherText();
      for (const { key, given } of stage.of) this.stage(keyOf(key), given);
    }
    return true;
  }

  private stage(key: string, given: Given): void {
    if (/^(?:match|find|filter)$/u.test(key) && given.kind === 'members') {
      for (const member of given.of) this.add(member);
      return;
    }
    if (/^(?:project|add_fields|set|unset|unwind|replace_root)$/u.test(key)) return;
    if (key === 'count') this.statement.isCounted = true;
    else if (key === 'sort_by_count' && 'text' in given) this.groupedBy(given);
    else if (key === 'group' && given.kind === 'members') {
      for (const { key: name, given: value } of given.of)
        if (keyOf(name) === 'id') this.groupedBy(value);
        else {
          if (
            value.kind !== 'members' ||
            value.of.some((one) => !/^(?:sum|count)$/u.test(keyOf(one.key)) || ('text' in one.given && one.given.text.startsWith('$')))
          )
            throw new OtherText();
          this.countNames.push(keyOf(name));
        }
    } else if (!addMember(this.statement, { key, given })) throw new OtherText();
  }

  private groupedBy(given: Given): void {
    this.statement.isCounted = true;
    const fields = given.kind === 'members' ? given.of.map(({ given: one }) => one) : [given];
    const names = fields.map((one) => ('text' in one ? keyOf(one.text) : ''));
    if (names.includes('')) throw new OtherText();
    this.countNames.push('id');
    if (!names.every((name) => name === 'null' || name === 'none')) this.statement.clauses.push(`GROUP BY ${names.join(', ')}`);
  }
}
