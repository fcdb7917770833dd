import { lines } from '../../pricing/index.js';
import { canonical } from './normalise.js';
import { CURRENCY_ABROAD, CURRENCY_NEAR, PRICE_TALK } from './words.js';

/**
 * Number words of other languages, as `canonical` leaves them. Almost every price of a hundred or more holds a word of
 * scale, so that those few words stand for a language. Words that are English words too ("once", "cent") are left out.
 */
const SCALE_WORD = lines`
  (?:cien|ciento|cientos|(?:dos|tres|cuatro|quin|seis|sete|ocho|nove)cient[oa]s|quinient[oa]s|mil|miles de|cem
    |duzent[oa]s|trezent[oa]s|quinhent[oa]s|(?:quatro|seis|sete|oito|nove)cent[oa]s|milhao
    |cents|mille|\w*hundert\w*|\w*tausend\w*|\w{2,}cento|cento|duemila|tremila|\w{3,}mila|honderd|\w{2,}honderd
    |\w*duizend
    |dwiescie|trzysta|czterysta|piecset|szescset|siedemset|osiemset|dziewiecset|czterystu|stu|tysiac\w*|tysiecy
    |hundra|\w{2,}hundra|tusen|sute|yuz|raan|libo
    |(?:mot|hai|ba|bon|nam|sau|bay|tam|chin|muoi) (?:tram|nghin|ngan|trieu)|nghin|trieu)
`;
const TENS_WORD = lines`
  (?:doce|trece|catorce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|vinte|trinta
    |quarenta|cinquenta|sessenta|oitenta
    |onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|zwolf|zwanzig|drei(?:ss
    |ß)ig|vierzig|funfzig|sechzig|siebzig|achtzig|neunzig
    |venti|trenta|cinquanta|sessanta|settanta|ottanta|novanta|twintig|dertig|veertig|vijftig|dwadziescia
    |trzydziesci|czterdziesci|piecdziesiat|szescdziesiat
    |(?:hai|ba|bon|nam|sau|bay|tam|chin) muoi)
`;
const FEW_WORD = lines`
  (?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|dois|duas|quatro|sete|oito|nove|dez|deux|trois|quatre|cinq
    |huit|neuf|dix|zwei|drei|vier|funf|sechs|sieben|acht|neun
    |zehn|tre|quattro|cinque|sette|otto|dieci|twee|drie|vijf|zes|zeven|negen|tien|dwa|trzy|cztery|piec|szesc|siedem
    |osiem|dziewiec|dziesiec)
`;
/** What large numbers are of without being money: time and size. */
const PLAIN_UNIT = lines`
  (?:anos|ans|jahren?|anni|lat|jaar|nam|metros?|metres?|meter|metri|pies|pieds|fuss|minut\w*|horas|heures|stunden
    |ore|godzin|uur|dias|jours|tagen?|giorni|dni|litros?|litres?|liter|grados|degres|grad|gradi|ventanas|fenetres
    |fenster|finestre|janelas|okien|veces|fois)
`;
const PER = lines`
  (?:la|el|al?|por|l'|de l'|d'|die|der|das|pro|je|all'|za|per|le|par|mot|moi) ?(?:hora|heure|stunde|ora|godzin\w*
    |uur|habitacion|cuarto|chambre|piece|zimmer|raum|stanza|camera|quarto|pokoj|kamer|metro|metre|meter|m2
    |pie|pied|puerta|porte|tur|porta|ventana|fenetre|fenster|finestra|gio|phong)\b
`;

const word = (words: string): string => `(?<!\\p{L})${words}(?!\\p{L})`;
const LARGE = new RegExp(`${word(SCALE_WORD)}(?! (?:\\p{L}+ ){0,1}${PLAIN_UNIT}(?!\\p{L}))`, 'iu');
const NUMBER_WORD = new RegExp(`${word(`(?:${SCALE_WORD}|${TENS_WORD}|${FEW_WORD})`)}`, 'iu');
const TENS_OR_MORE = new RegExp(
  `${word(`(?:${SCALE_WORD}|${TENS_WORD})`)}(?! (?:\\p{L}+ ){0,1}${PLAIN_UNIT}(?!\\p{L}))`,
  'iu',
);
const WORD_PER = new RegExp(`${word(`(?:${TENS_WORD}|${FEW_WORD}|${SCALE_WORD})`)} ${PER}`, 'iu');
const DIGITS_PER = new RegExp(`\\d ${PER}`, 'iu');
const ABROAD = new RegExp(`(?<!\\p{L})${CURRENCY_ABROAD}(?!\\p{L})|${CURRENCY_ABROAD}(?![a-z])`, 'iu');

const HAN_DIGITS = '[零〇一二三四五六七八九十百千万萬两]';
/** Large numbers in characters, unless they count years, people, rooms or another measure. */
const HAN_LARGE = new RegExp(
  `${HAN_DIGITS}*[百千万萬]${HAN_DIGITS}*(?!分之|${HAN_DIGITS}|[个個间間年天楼樓层層平米尺月日周次岁歳点種种人件])|${HAN_DIGITS}+\\s*(?:美元|美金|元|块|塊|円|ドル)`,
  'u',
);
const HAN_PER = new RegExp(
  `(?:每|一).{1,3}(?:${HAN_DIGITS}{2,}|\\d+)(?![个個间間年天楼樓层層平米尺月日周次岁分])(?:$|[左上起。,])`,
  'u',
);
const CYRILLIC = new RegExp(
  [
    'четырёхсот',
    'двести',
    'триста',
    'четыреста',
    'пятьсот',
    'шестьсот',
    'тысяч',
    'тысяча',
    'сотен',
    'пятисот',
    'сто рублей',
  ]
    .map((one) => canonical(one))
    .join('|'),
  'i',
);
const HANGUL = new RegExp('[일이삼사오육칠팔구]?(?:백|천|만)(?=\\s|$|[이원])', 'u');

/** Whether the sentence of a model names an amount in the words of another language. */
export function namesAmountAbroad(sentence: string, hasAllowedFigure: boolean): boolean {
  // A currency is named together with an amount, in whatever script the number stands.
  if (ABROAD.test(sentence) && !hasAllowedFigure) return true;
  if (
    HAN_LARGE.test(sentence) ||
    HAN_PER.test(sentence) ||
    CYRILLIC.test(sentence) ||
    HANGUL.test(sentence.normalize('NFC'))
  )
    return true;
  if (LARGE.test(sentence) || WORD_PER.test(sentence) || DIGITS_PER.test(sentence)) return true;
  if (CURRENCY_NEAR.test(sentence) && NUMBER_WORD.test(sentence)) return true;
  return PRICE_TALK.test(sentence) && TENS_OR_MORE.test(sentence);
}
