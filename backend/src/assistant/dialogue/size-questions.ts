import type { Unit } from '../../pricing/index.js';
import type { Question } from '../intake/index.js';

/** The size question of a trade when none fits the words but the price needs one. */
export const GENERIC_SIZE: Question = {
  id: 'size',
  ask: 'Roughly how big is the job (size, length or how many)?',
  suggestions: ['Not sure'],
  units: ['sq_ft', 'sq_m', 'lin_ft', 'lin_m', 'room', 'item', 'hour', 'window', 'door', 'fixture', 'outlet'],
};

/** Where the owner's price goes by the hour. */
export const HOURS: Question = {
  id: 'hours',
  ask: 'Roughly how many hours of work do you expect?',
  suggestions: ['1 hour', '2 hours', '4 hours', 'Not sure'],
  units: ['hour', 'day'],
};

const NOT_SURE = 'Not sure';

const counted = (id: string, things: string, unit: Unit): Question => ({
  id,
  ask: `How many ${things} are there?`,
  suggestions: ['1', '2', '3', NOT_SURE],
  units: [unit],
});

const AREA = 'Roughly how many square feet is it, or how long and how wide?';
const LENGTH = 'Roughly how many feet long is it in all?';
const VOLUME = 'Roughly how much is it, in cubic yards or metres?';
const FAR = 'Roughly how far is it from us?';

/** What is asked when a rate of the owner's for the work goes by a unit and nobody has said how many. */
const BY_UNIT: Record<Unit, Question> = {
  sq_ft: { id: 'area_ft', ask: AREA, suggestions: ['200 sq ft', '1,000 sq ft', NOT_SURE], units: ['sq_ft', 'sq_m'] },
  sq_m: {
    id: 'area_m',
    ask: 'Roughly how many square metres is it, or how long and how wide?',
    suggestions: ['20 sq m', '100 sq m', NOT_SURE],
    units: ['sq_m', 'sq_ft'],
  },
  lin_ft: { id: 'length_ft', ask: LENGTH, suggestions: ['50 ft', '100 ft', NOT_SURE], units: ['lin_ft', 'lin_m'] },
  lin_m: {
    id: 'length_m',
    ask: 'Roughly how many metres long is it in all?',
    suggestions: ['15 m', '30 m', NOT_SURE],
    units: ['lin_m', 'lin_ft'],
  },
  cu_yd: { id: 'volume_yd', ask: VOLUME, suggestions: ['3 cubic yards', NOT_SURE], units: ['cu_yd', 'cu_m'] },
  cu_m: { id: 'volume_m', ask: VOLUME, suggestions: ['3 cubic metres', NOT_SURE], units: ['cu_m', 'cu_yd'] },
  room: { ...counted('rooms_asked', 'rooms', 'room'), units: ['room', 'bedroom'] },
  bedroom: counted('bedrooms_asked', 'bedrooms', 'bedroom'),
  bathroom: counted('bathrooms_asked', 'bathrooms', 'bathroom'),
  storey: counted('storeys_asked', 'storeys', 'storey'),
  window: counted('windows_asked', 'windows', 'window'),
  door: counted('doors_asked', 'doors', 'door'),
  fixture: counted('fixtures_asked', 'of them', 'fixture'),
  outlet: counted('outlets_asked', 'outlets', 'outlet'),
  item: counted('items_asked', 'of them', 'item'),
  hour: HOURS,
  day: HOURS,
  mile: { id: 'miles_asked', ask: FAR, suggestions: ['10 miles', '30 miles', NOT_SURE], units: ['mile', 'km'] },
  km: { id: 'km_asked', ask: FAR, suggestions: ['10 km', '50 km', NOT_SURE], units: ['km', 'mile'] },
};

export const questionOfUnit = (unit: Unit): Question => BY_UNIT[unit];
export const SIZE_QUESTIONS: readonly Question[] = [GENERIC_SIZE, HOURS, ...Object.values(BY_UNIT)];
