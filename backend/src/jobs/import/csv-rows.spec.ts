import { type CsvRow, readCsv } from './csv-rows.js';

async function rowsOf(text: string): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  for await (const row of readCsv(text)) rows.push(row);
  return rows;
}

describe('readCsv', () => {
  it.each([
    ['cells of many lines', 'a,b\n"x\ny\nz",1\nq,2\n', [1, 2, 5]],
    ['cells of many lines from Windows', 'a,b\r\n"x\r\ny",1\r\nq,2\r\n', [1, 2, 4]],
    ['old Macintosh lines', 'a,b\r"x\ry",1\rq,2', [1, 2, 4]],
    ['empty lines and rows', '\n\na,b\n,\n ,\n\nx,1\n\n\ny,2', [3, 7, 10]],
    ['a cell beyond the piece that is read', `a,b\n"${'é\n'.repeat(50_000)}",1\nq,2\n`, [1, 2, 50_003]],
  ])('says in which line a row begins: %s', async (_, text, lines) => {
    expect((await rowsOf(text)).map(({ line }) => line)).toEqual(lines);
  });

  it.each([
    ['in the first cell', 'a,b\n"Roof,9000\nx,1\ny,2\n', 2],
    ['in a later cell', 'a,b\nx,1\n\nRoof,"9000\ny,2\n', 4],
    ['after a cell of many lines', 'a;b\n"x\n""y"" z";"9000\ny;2\n', 3],
    ['after a quote that is part of a cell', 'a,b\n6" pipe,"9000\ny,2\n', 2],
    ['after a quote that closes too early', 'a,b\n"x" y,1,"9000\n\ny,2\n', 2],
    ['after empty rows', 'a,b\n,\n,\n"Roof,9000\n', 4],
    ['from Windows', 'a,b\r\nx,1\r\n"Roof,9000\r\ny,2\r\n', 3],
    ['in the last character', 'a,b\nx,1\ny,"', 3],
  ])('names the line in which a quote opens that is never closed: %s', async (_, text, line) => {
    await expect(rowsOf(text)).rejects.toMatchObject({
      code: 'not_a_csv',
      message: `This file cannot be read as CSV: a quote (") that opens in line ${line} is never closed. Check that every quote (") is closed, and save the list again as CSV.`,
    });
  });
});
