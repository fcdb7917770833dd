/** Line drawings, 48 by 48, one stroke width: `chalk` strokes, and `timber` strokes for the part that the eye should find. */
export interface Picture {
  chalk: string[];
  timber: string[];
}

export const pictures = {
  roller: {
    chalk: ['M8 8h27v10H8z', 'M35 13h6v9H24v6'],
    timber: ['M21 28h6v13h-6z'],
  },
  spade: {
    chalk: ['M16 25h16v8c0 5-4 8-8 10-4-2-8-5-8-10z'],
    timber: ['M24 25V9', 'M18 9h12'],
  },
  valve: {
    chalk: ['M5 24h9v-4h20v4h9', 'M5 34h38', 'M43 24v10', 'M5 24v10'],
    timber: ['M24 20v-8', 'M15 10h18', 'M18 7v6', 'M30 7v6'],
  },
  ridge: {
    chalk: ['M4 28 24 11l20 17', 'M9 32l15-12 15 12', 'M14 37l10-8 10 8'],
    timber: ['M20 10.500a5 5 0 0 1 8 0', 'M24 8v3'],
  },
  trowel: {
    chalk: ['M5 12h27l-7 13H11z', 'M7 34h34', 'M7 41h34', 'M18 34v7', 'M30 34v7'],
    timber: ['M32 12c5 0 5 5 0 5', 'M35 14.500h8'],
  },
  fan: {
    chalk: ['M6 9h36v30H6z', 'M24 13a11 11 0 1 0 0 22 11 11 0 0 0 0-22z', 'M13 43v-4', 'M35 43v-4'],
    timber: ['M24 24c-1-6 3-8 5-7', 'M24 24c6 1 7 5 5 7', 'M24 24c-4 4-8 2-8-1', 'M24 22.500v3'],
  },
  outlet: {
    chalk: ['M10 6h28v36H10z', 'M17 15h14v18H17z'],
    timber: ['M21.500 20v4', 'M26.500 20v4', 'M22 29a2 2 0 0 1 4 0'],
  },
  boards: {
    chalk: ['M5 11h38', 'M5 19h38', 'M5 35h38', 'M5 27h38', 'M18 11v8', 'M33 19v8', 'M13 27v8'],
    timber: ['M22 15h8', 'M10 23h12', 'M20 31h14'],
  },
  mixer: {
    chalk: ['M5 30h38', 'M5 30v9h38v-9', 'M12 30v9', 'M36 30v9'],
    timber: ['M9 24 39 18', 'M24 21V9', 'M20 9h8'],
  },
  window: {
    chalk: ['M9 6h30v33H9z', 'M6 43h36', 'M24 6v33'],
    timber: ['M9 22.500h30', 'M13 12l5-2', 'M28 29l6-3'],
  },
  fence: {
    chalk: ['M8 41V15l4-5 4 5v26', 'M20 41V15l4-5 4 5v26', 'M32 41V15l4-5 4 5v26'],
    timber: ['M4 21h40', 'M4 33h40'],
  },
  knife: {
    chalk: ['M10 7h28v11l-8 5H18l-8-5z', 'M6 41h36', 'M15 41v-5h18v5'],
    timber: ['M21 23h6v13h-6z'],
  },
  tape: {
    chalk: ['M6 9h24a6 6 0 0 1 6 6v20H6z', 'M21 15.500a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13z'],
    timber: ['M36 35h8v-4', 'M12 35v-3', 'M20 35v-3', 'M28 35v-3'],
  },
  level: {
    chalk: ['M3 18h42v13H3z', 'M18 21h12v7H18z'],
    timber: [
      'M24 22.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
      'M9 21.500a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
      'M39 21.500a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
    ],
  },
  square: {
    chalk: ['M8 6h8v26h26v8H8z'],
    timber: ['M16 12h-4', 'M16 18h-3', 'M16 24h-4', 'M22 32v4', 'M28 32v3', 'M34 32v4'],
  },
  saw: {
    chalk: ['M4 29 33 13l4 7L8 37z', 'M8 37l1-3 2 1.500 1-3 2 1.500 1-3 2 1.500 1-3 2 1.500'],
    timber: ['M33 13c6-5 13 1 9 7l-5 0'],
  },
  broom: {
    chalk: ['M12 32h24l4 10H8z', 'M18 42v-4', 'M24 42v-5', 'M30 42v-4'],
    timber: ['M24 32V6'],
  },
  bricks: {
    chalk: ['M5 12h38v26H5z', 'M5 21h38', 'M5 30h38', 'M24 12v9', 'M15 21v9', 'M33 21v9', 'M24 30v8'],
    timber: ['M5 8h38'],
  },
  float: {
    chalk: ['M5 32h38v5H5z', 'M15 32v-7h18v7'],
    timber: ['M11 21c0-3 2-5 5-5h16c3 0 5 2 5 5v4H11z'],
  },
  hammer: {
    chalk: ['M10 8h18v9H10z', 'M28 10c6-2 10 1 12 6-4-2-8-2-12-1'],
    timber: ['M16 17h6v25h-6z'],
  },
  clock: {
    chalk: ['M24 6a18 18 0 1 0 0 36 18 18 0 0 0 0-36z'],
    timber: ['M24 14v10l7 5'],
  },
  card: {
    chalk: ['M7 7h34v34H7z', 'M13 15h16'],
    timber: ['M13 25h22', 'M25 22v6', 'M13 34h10'],
  },
  book: {
    chalk: ['M24 12c-5-4-11-4-18-3v29c7-1 13-1 18 3 5-4 11-4 18-3V9c-7-1-13-1-18 3z', 'M24 12v29'],
    timber: ['M11 18h8', 'M11 25h8', 'M29 18h8', 'M29 25h8'],
  },
  chart: {
    chalk: ['M6 41h36', 'M6 7v34'],
    timber: ['M12 33l8-9 7 5 12-16', 'M12 33h.01', 'M39 13h.01'],
  },
} satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;
