import type { Unit } from '../../../pricing/index.js';
import type { Question } from '../../intake/index.js';

/** The size question of a trade when none fits the words but the price needs one. */
export const GENERIC_SIZE: Question = {
  id: 'size',
  ask: 'Roughly how big is the job (size, length or how many)?',
  suggestions: ['Not sure'],
  notFor: / repair$/,
  units: ['sq_ft', 'sq_m', 'lin_ft', 'lin_m', 'room', 'item', 'hour', 'window', 'door', 'fixture', 'outlet'],
};

/** A thing was named, and not what is to be done with it. */
export const WORK_WANTED: Question = {
  id: 'work',
  ask: 'What is wrong with it, or what would you like done?',
  suggestions: ['Repair it', 'Replace it', 'Install a new one'],
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

const measured = (id: string, ask: string, examples: string[], units: Unit[]): Question => ({
  id,
  ask,
  suggestions: [...examples, NOT_SURE],
  units,
});

const VOLUME = 'Roughly how much is it, in cubic yards or metres?';
const FAR = 'Roughly how far is it from us?';

/** What is asked when a rate of the owner's for the work goes by a unit and nobody has said how many. */
const BY_UNIT: Record<Unit, Question> = {
  sq_ft: measured(
    'area_ft',
    'Roughly how many square feet is it, or how long and how wide?',
    ['200 sq ft', '1,000 sq ft'],
    ['sq_ft', 'sq_m'],
  ),
  sq_m: measured(
    'area_m',
    'Roughly how many square metres is it, or how long and how wide?',
    ['20 sq m', '100 sq m'],
    ['sq_m', 'sq_ft'],
  ),
  lin_ft: measured('length_ft', 'Roughly how many feet long is it in all?', ['50 ft', '100 ft'], ['lin_ft', 'lin_m']),
  lin_m: measured('length_m', 'Roughly how many metres long is it in all?', ['15 m', '30 m'], ['lin_m', 'lin_ft']),
  cu_yd: measured('volume_yd', VOLUME, ['3 cubic yards'], ['cu_yd', 'cu_m']),
  cu_m: measured('volume_m', VOLUME, ['3 cubic metres'], ['cu_m', 'cu_yd']),
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
  mile: measured('miles_asked', FAR, ['10 miles', '30 miles'], ['mile', 'km']),
  km: measured('km_asked', FAR, ['10 km', '50 km'], ['km', 'mile']),
};

/** How much there is, asked in the unit that the owner prices by. */
export const questionOfUnit = (unit: Unit): Question => BY_UNIT[unit];
export const SIZE_QUESTIONS: readonly Question[] = [WORK_WANTED, GENERIC_SIZE, HOURS, ...Object.values(BY_UNIT)];
