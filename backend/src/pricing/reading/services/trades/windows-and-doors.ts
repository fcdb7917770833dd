import { lines } from '../../../language/index.js';
import { FIX, CLEAN, type ServiceWords } from './words.js';

export const WINDOWS_AND_DOORS: ServiceWords[] = [
  ['windshield replacement', 'windshield|windscreen'],
  ['window cleaning', CLEAN, 'window'],
  ['window cleaning', 'inside and out|inside & out|in and out$', 'window'],
  ['window repair', FIX + '|fog|crack', 'window|glass|pane$|panes$'],
  ['window repair', 'rotten|rotted|rotting', 'sill|window frame|window is|windows are'],
  ['window replacement', 'replac|change|swap|old', 'window|double hung|double-hung|casement'],
  ['window installation', 'window|double hung|double-hung|casement'],
  [
    'sliding door installation',
    lines`
      sliding door|sliding glass|sliding patio|patio door|patio slider|glass slider|door slider|slider$|sliders$
      |french door
    `,
  ],
  [
    'door installation',
    'composite door|composite front door|composite back door|upvc door|upvc front door|fiberglass door',
  ],
  [
    'window film',
    lines`
      solar film|window film|security film|privacy film|frosted film|safety film|decorative film|tint film|film removal
      |window tint|glass tint|windows tinted|tint the windows|tint my windows|tint our windows
    `,
  ],
  ['glass replacement', 'glass|glazing|new panes|panes replaced|panes changed|replace the panes|panes need|panes only'],
];
