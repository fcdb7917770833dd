import { lines } from '../../../language/index.js';
import { REMOVE, type ServiceWords } from './words.js';

const ROOMS = lines`
  interior|inside|indoor|room|bedroom|wall|ceiling|hallway|hall|kitchen|living|den$|study|office|bathroom|trim
  |stairwell|flat|apartment|door|nursery|lounge|dining|foyer|playroom|pantry|laundry|landing|conservatory|sunroom
`;

export const PAINTING: ServiceWords[] = [
  [
    'exterior painting',
    'paint|repaint',
    'exterior|outside|external|siding|facade|façade|fascia|stucco|weatherboard|clapboard|cladding|eaves|shutter|harling|masonry paint',
  ],
  ['exterior painting', 'paint|repaint', 'exterior|outside|external', 'trim|front door|garage door|window'],
  ['cabinet painting', 'paint|repaint|refinish|spray', 'cabinet|cupboard'],
  ['interior painting', 'paint|repaint|pintar|decorating$|redecorat', ROOMS],
  ['deck staining', 'stain|seal|oil|paint|repaint', 'deck|pergola|porch'],
  [
    'deck washing',
    lines`
      deck clean|deck wash|deck scrub|deck pressure wash|deck power wash|clean the deck|clean our deck
      |clean my deck|clean a deck|wash the deck|wash our deck|wash my deck|wash a deck|washing the deck
      |washing our deck|cleaning the deck|cleaning our deck
    `,
  ],
  ['deck washing', 'wash$|washed$|washing$', 'deck'],
  ['fence staining', 'stain|paint|repaint|seal', 'fence'],
  ['wallpaper removal', REMOVE + '|come off|comes off', 'wallpaper'],
  ['wallpapering', 'wallpaper'],
  ['painting', 'paint|repaint|pintur|pintar|decorating$|redecorat'],
];
