import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsISO8601, Matches } from 'class-validator';

/** A day as 2026-03-31; a time of day behind it is let through. Weeks, months and other ISO forms are no days. */
export const IsDay = (message: string) =>
  applyDecorators(Matches(/^(?!0000)\d{4}-\d{2}-\d{2}(?:T|$)/, { message }), IsISO8601({ strict: true }, { message }));

const MOMENT = /^[1-9]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** A moment, in whatever time zone it was written, as the API itself writes one: 2026-03-31T09:30:00.000Z. */
export const IsMoment = (message: string) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => {
      if (typeof value !== 'string') return value;
      const time = MOMENT.test(value) ? Date.parse(value) : Number.NaN;
      return Number.isNaN(time) ? '' : new Date(time).toISOString();
    }),
    Matches(MOMENT, { message }),
  );
