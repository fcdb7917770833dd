/** The part of a description that says an amount, in dollars or percent: up to a comma or the end of a sentence. */
export function clauseWithAmount(amount: number, description: string): string | undefined {
  const said = Number.isInteger(amount) ? String.raw`${amount}(?:\.0+)?` : `${String(amount).replace('.', '\\.')}0*`;
  const number = new RegExp(String.raw`(?<![\d.,])${said}(?![\d.]*\d)`);
  return description
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .split(/[,;!?\n]+|\.(?!\d)/)
    .find((one) => number.test(one));
}
