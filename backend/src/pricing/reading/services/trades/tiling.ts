import { REMOVE, type ServiceWords } from './words.js';

export const TILING: ServiceWords[] = [
  ['backsplash tiling', 'backsplash|splashback|back splash'],
  ['regrouting', 'regrout|re-grout|grout'],
  ['tile removal', REMOVE, 'tile'],
  ['shower tiling', 'tile|tiling|retil', 'shower'],
  ['bathroom tiling', 'tile|tiling|retil', 'bathroom|bath|ensuite|wet room'],
  ['floor tiling', 'tile|tiling|retil', 'floor|kitchen|entry|hall|laundry'],
  ['wall tiling', 'tile|tiling|retil', 'wall'],
  [
    'floor tiling',
    'porcelain$|ceramic$',
    'kitchen floor|hall floor|laundry floor|entry floor|foyer floor|ceramic floor|porcelain floor',
  ],
  ['patio tiling', 'porcelain$', 'patio$|patios$|terrace$|balcony$'],
  ['tiling', 'tile|tiling|retil'],
];
