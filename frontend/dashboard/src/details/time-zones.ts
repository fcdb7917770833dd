/** Missing in TypeScript's library so far, and in some browsers. */
interface Region {
  getTimeZones?: () => string[] | undefined;
  timeZones?: string[];
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The time zones of the country that `zone` is in; none where the browser cannot tell, or where it is in no country. */
function zonesBeside(zone: string): string[] {
  for (const first of LETTERS) {
    for (const second of LETTERS) {
      const region: Intl.Locale & Region = new Intl.Locale('und', { region: first + second });
      const zones = region.getTimeZones?.() ?? region.timeZones ?? [];
      if (zones.includes(zone)) return zones;
    }
  }
  return [];
}

/** All time zones: `own` and those of its country first, then the others by name. */
export function zonesInOrder(own: string, all: string[] = Intl.supportedValuesOf('timeZone')): string[] {
  const beside = new Set(zonesBeside(own));
  const others = all.filter((zone) => zone !== own);
  return [own, ...others.filter((zone) => beside.has(zone)), ...others.filter((zone) => !beside.has(zone))];
}

/** As people read it and type it: "America/New York". */
export const zoneWords = (zone: string): string => zone.replaceAll('_', ' ');
