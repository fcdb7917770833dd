import { pattern, servicesNamed } from '../../../pricing/index.js';

const GOES = pattern('i')`
  \b(?:old|existing|same|current) (?:carpet|tiles?)\b
  |\b(?:carpet|tiles?)\b[^.!?]{0,20}\b(?:has to|have to|needs? to|must|will have to|to) (?:be (?:pulled|ripped|taken|torn|removed)|come (?:up|out)|go)\b
`;
const ANEW = /\b(?:new|install\w*|lay(?:ing)?|laid|fit(?:ted|ting)?|put (?:in|down))\b/i;
const LAID = /^(?:carpet installation|tile installation|floor tiling)$/;

/** The work that a message names, but for the floor that goes: "carpet in the hall too", after "the old carpet has to come up". */
export function withoutOldFloor(service: string | null, told: string, message: string): string | null {
  if (service === null || !GOES.test(told) || ANEW.test(message)) return service;
  return (
    servicesNamed(service)
      .filter((one) => !LAID.test(one))
      .join(' and ') || null
  );
}
