/** A format with so many decimals at least and at most. To be made once: that takes longer than to read a rule. */
export const withDigits = (least: number, most: number): Intl.NumberFormat =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: least, maximumFractionDigits: most });
