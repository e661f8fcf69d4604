import { judge, readMistakes } from '../../mistakes/mistakes.ts';
import { askingDsl } from './asking-dsl.ts';

const ask = askingDsl('analyst');

it.each(['further-mistakes.tsv', 'reviewed-mistakes.tsv'].flatMap((file) => readMistakes(file)).map((mistake) => [mistake.query, mistake] as const))(
  '%s',
  async (_, mistake) => {
    const judged = await judge(mistake, ask);
    expect({ example: judged.example, isRight: judged.isRight }).toEqual({ example: judged.example, isRight: true });
  },
);
