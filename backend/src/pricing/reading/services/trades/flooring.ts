import { FIX, REMOVE, CLEAN, type ServiceWords } from './words.js';

export const FLOORING: ServiceWords[] = [
  ['vinyl plank flooring', 'vinyl plank|hybrid plank|hybrid floor|lvp|lvt|vinyl floor|luxury vinyl|vinyl'],
  [
    'hardwood refinishing',
    'sand|refinish|polish|buff|re-finish|back to life',
    'hardwood|floor|wood|oak|parquet|timber',
  ],
  ['hardwood flooring', 'hardwood|engineered|oak floor|wood floor|parquet|timber floor'],
  ['laminate flooring', 'laminate'],
  ['carpet cleaning', CLEAN + '|shampoo|steam', 'carpet|rug$|rugs$'],
  ['carpet removal', REMOVE, 'carpet'],
  ['carpet installation', 'carpet'],
  ['epoxy floor', 'epoxy'],
  ['subfloor repair', FIX + '|level|replac|rot', 'subfloor'],
  ['floor repair', FIX, 'floor'],
  ['flooring', 'flooring|new floor|floors'],
];
