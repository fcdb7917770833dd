/**
 * What the launcher says, by language, for a business that shows no prices: its own words promise one at once. They are
 * sent to those few, because every page would download what stands in the loader.
 */
export const ASK_FOR_QUOTE = {
  en: 'Ask for a quote',
  es: 'Pedir presupuesto',
  fr: 'Demander un devis',
  de: 'Angebot anfragen',
};
