import { lines, pattern } from '../../pricing/index.js';
import { canonical } from './normalise.js';

/** Vocabulary of the money guard, for canonical text (no accents, straight quotes). Regular expressions are case-insensitive. */

const CURRENCY = lines`
  (?:dollars?|dolares|dolar|bucks?|usd|aud|cad|nzd|gbp|eur|euros?|quid|pounds? sterling|pesos?|cents?|centavos?
    |francs?|franken|yen|yuan|rupees?|reais|z[lł]oty(?:ch)?|smackers|kron(?:or|er|ur|a)|kr|liras?|forint
    |koruny?|rubl\p{L}*|dirhams?|riyals?|baht|dong|rand|shekels?|ringgit)
`;
/** Currencies as other languages write them: whoever names one in such a sentence names an amount. */
export const CURRENCY_ABROAD = `(?:${[
  'dollari dollaro dolarów dolary dolarach dolari dolyar dollarin dolares dolar',
  'đô đồng złotych złote euro euros kronor kroner',
  'долларов доллара доллар рублей рубля гривен евро 달러 만원 دولار درهم ريال डॉलर रुपये ドル 美元 美金',
]
  .flatMap((words) => words.split(' '))
  .map((word) => canonical(word))
  .join('|')})`;
/** What is a currency right behind a number only. */
const CURRENCY_BEHIND = '(?:块|元|塊|円|원)';
export const SIGN = '(?:(?:us|au|ca|nz|a|c|r|hk)?\\p{Sc}|\\b(?:usd|aud|cad|nzd|gbp|eur|chf|jpy)\\b)';
/** A currency behind a number. */
export const CURRENCY_AFTER = `(?:\\p{Sc}|(?:${CURRENCY}|${CURRENCY_ABROAD})(?!\\p{L})|${CURRENCY_BEHIND.normalize('NFD')}|${CURRENCY_ABROAD}(?![a-z]))`;
export const SCALE = '(?:\\s?(?:k|grand|thousand|mil|million|hundred)\\b)';

/** Words that put a sentence into the business of prices. */
export const PRICE_TALK = pattern('i')`
  \b(?:pric\w*|costs?|costing|estimat\w*|quot(?:e|es|ed|ing)|total\w*|charg\w*|pay\w*|paid|fees?|budget\w*
    |bills?|invoice\w*|rates?|deposit\w*|offer\w*|deal|discount\w*|money|cheap\w*|afford\w*|amount\w*|figure|sum
    |worth|comes? to|call it|run you|set you back|all in|all-in|sold|for just|for only|precio\w*|coste?\w*
    |cuesta\w*|cobr\w*|pag(?:o|ar|as|a|ue)|presupuesto\w*|preis\w*|kost\w*|zahl\w*|angebot\w*|prix|coute\w*
    |payer|tarif\w*|devis|prezzo|costa\w*|pagar\w*|preco\w*|orcamento|prijs\w*|cena|koszt\w*)\b
`;

/** Where a currency is named, in whatever language. */
export const CURRENCY_NEAR = new RegExp(`\\p{Sc}|(?<!\\p{L})${CURRENCY}(?!\\p{L})|${CURRENCY_ABROAD}`, 'iu');
