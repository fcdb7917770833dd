import { lines } from '../../../language/index.js';
import { FIX, NEW, CLEAN, type ServiceWords } from './words.js';

/** What fails in an air conditioner, and is changed without it. */
const AC_PARTS =
  'capacitor|relay|control board|circuit board|contactor|fan motor|blower motor|refrigerant|recharge|freon';

export const HVAC: ServiceWords[] = [
  ['ductless mini split', 'mini split|mini-split|minisplit|ductless|split system'],
  ['duct cleaning', CLEAN, 'duct'],
  ['ductwork', 'duct'],
  ['furnace repair', FIX + '|click|quit|dead$|died|stopped|no heat|not heat|noise|cold', 'furnace|boiler|heating'],
  ['furnace replacement', NEW, 'furnace'],
  ['boiler replacement', NEW, 'boiler'],
  ['heat pump installation', 'heat pump'],
  [
    'air conditioning repair',
    AC_PARTS,
    'ac$|acs$|a/c|air con|aircon|air-con|central air|cooling',
    FIX + '|' + NEW + '|not cool|warm|dead$|bad$|think',
  ],
  [
    'air conditioning repair',
    FIX +
      lines`
      |not cool|isn't cool|isnt cool|not cold|isn't cold|warm air|air is warm|no cool|blow|not blow|isn't blow
      |isnt blow|doesn't blow|won't blow|
    ` +
      'dead$|died|quit$|stopped',
    'ac$|acs$|a/c|air con|aircon|air-con|condenser|cooling',
  ],
  ['air conditioning installation', NEW, 'ac$|acs$|a/c|air con|aircon|air-con|condenser|central air'],
  ['thermostat installation', 'thermostat'],
  ['HVAC change-out', 'hvac|air handler|furnace', 'change|replac'],
  [
    'gas safety certificate',
    'gas certificate|gas cert|gas safety|landlord gas|landlords gas|landlord certificate|gas safe certificate|cp12',
  ],
  ['HVAC tune-up', 'tune up|tune-up|tuneup|tuned up', 'hvac|furnace|ac$|acs$|a/c|air con|boiler|heat|system'],
  ['HVAC maintenance', 'tune|maint|service|check', 'hvac|furnace|ac$|acs$|a/c|boiler|heat'],
  ['heating repair', 'no heat|heating'],
  ['HVAC', 'hvac|ventilation|exhaust fan|air handler|furnace|air con'],
];
