/** Line drawings, 48 by 48, one stroke width: `chalk` strokes, and `timber` strokes for the part that the eye should find. */
export interface Picture {
  chalk: string[];
  timber: string[];
}

export const pictures = {
  roller: {
    chalk: [
      'M7 8h28a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2z',
      'M37 13.5h5v9H24V29',
      'M10 19v4',
      'M16 19v7',
      'M28 8v11',
    ],
    timber: ['M21.5 29h5v12a2.5 2.5 0 0 1-5 0z'],
  },
  spade: {
    chalk: ['M15 26h18v7c0 5.5-4.5 8.5-9 11-4.5-2.5-9-5.5-9-11z', 'M24 31v6', 'M19.5 30v4', 'M28.5 30v4'],
    timber: ['M24 26V10', 'M17 5h14l-3.5 5h-7z'],
  },
  valve: {
    chalk: ['M4 25h9v-4h22v4h9v12h-9v4H13v-4H4z', 'M13 25v12', 'M35 25v12'],
    timber: ['M24 21v-9', 'M14 10.5c3-3 7 1 10 1s7-4 10-1-1 4-4 3.5-5 0-6 0-3 .5-6 0-7-.5-4-3.5z'],
  },
  ridge: {
    chalk: ['M4 33 24 14l20 19', 'M9 41V29', 'M39 41V29', 'M9 41h30', 'M14 35h20', 'M18 29h12'],
    timber: ['M20 15a4.5 4.5 0 0 1 8 0', 'M14 20.5a4.5 4.5 0 0 1 6-5.5', 'M34 20.5a4.5 4.5 0 0 0-6-5.5'],
  },
  trowel: {
    chalk: ['M4 13h29l-7.5 13H11.5z', 'M4 33h40', 'M4 41h40', 'M11 33v8', 'M24 33v8', 'M37 33v8'],
    timber: ['M31 16.5c5-.5 3-6 7-6h6'],
  },
  fan: {
    chalk: ['M6 8h36v31H6z', 'M24 12.5a11 11 0 1 0 0 22 11 11 0 0 0 0-22z', 'M12 43v-4', 'M36 43v-4'],
    timber: [
      'M24 23.5c-3.5-2.5-3-7.5.5-8 2.5 1.5 2 5-.5 8z',
      'M24 23.5c3.8-2 7.8 1 6.5 4.3-2.8 1-5.3-1-6.5-4.3z',
      'M24 23.5c-.3 4.3-5 6-7.3 3.3.7-2.9 4-3.8 7.3-3.3z',
    ],
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
    chalk: ['M4 29h40v11H4z', 'M4 34.5h40', 'M14 29v5.5', 'M26 34.5V40', 'M36 29v5.5'],
    timber: ['M7 23l32-5', 'M24 20.3V8', 'M19.5 8h9'],
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
    chalk: ['M4 30 32 12l6 8L9 38z', 'M9 38l.5-4 3 2 .5-4 3 2 .5-4 3 2 .5-4 3 2 .5-4 3 2 .5-4 3 2'],
    timber: ['M32 12c3-4 9-4 11 0s-1 9-5 8z'],
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
