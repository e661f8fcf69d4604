/** Excel reads a CSV file as UTF-8 only after this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Saves CSV as a file. */
export function downloadCsv(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
