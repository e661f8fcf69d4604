import { readTable } from '../../../console/src/views/batch/read-table.ts';
import { csvText } from '../../../console/src/ui/table-rows.ts';

it('reads what the console wrote: texts that a spreadsheet would run come back as they were', async () => {
  const titles = ['=1+1', '＝1+1', "'=1+1", '"Lead" Nurse', '-5 people', "'Til Late Barista", 'plain'];
  const columns = [
    { title: 'job title', value: (title: string) => title },
    { title: '=note', value: () => 'x' },
  ];
  const { header, rows } = await readTable('titles.csv', csvText(titles, columns), 'table');
  expect(header).toEqual(['job title', '=note']);
  expect(rows.map(([title]) => title)).toEqual(titles);
});
