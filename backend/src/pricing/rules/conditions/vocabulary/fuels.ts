/** What heats, of which a machine burns or uses one. */
const FUELS = ['gas|natural gas', 'electric', 'propane|lpg?', 'oil', 'heat pump'].map(
  (words) => new RegExp(String.raw`\b(?:${words})\b`, 'i'),
);
const MACHINE =
  /\b(?:heaters?|furnaces?|boilers?|ranges?|stoves?|ovens?|cooktops?|dryers?|fireplaces?|tanks?|gal(?:lon)?s?)\b/i;

/** Whether a machine of a condition ("40 gal gas water heater") is of one fuel, and a text tells only of another ("40 gallon electric one"). */
export function isOfOtherFuel(condition: string, text: string): boolean {
  const own = FUELS.filter((fuel) => fuel.test(condition));
  if (own.length === 0 || !MACHINE.test(condition) || own.some((fuel) => fuel.test(text))) return false;
  return FUELS.some((fuel) => fuel.test(text));
}
