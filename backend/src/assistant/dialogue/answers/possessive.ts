/** "Greenrow's", "Greenrow Landscapes'". */
export const possessive = (name: string): string => `${name}'${/s$/i.test(name) ? '' : 's'}`;
