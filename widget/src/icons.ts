/** Line drawings on a ground of 24 x 24, in the one stroke width. */
export const CLOSE = 'M6 6l12 12M18 6 6 18';
export const SEND = 'M12 19V6M6 11.5 12 5.5l6 6';
export const PHOTO = 'M4 8h4l2-3h4l2 3h4v11H4zM15 13a3 3 0 1 1-6 0 3 3 0 0 1 6 0';
export const RESTART = 'M5 12a7 7 0 1 0 2.2-5.1M5 4.5V8h3.5';
export const PHONE = 'M6 4h3l2 4-2 2a9 9 0 0 0 5 5l2-2 4 2v3c-8 4-18-6-14-14z';
