import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';

/** A field that may be left out, and null means the same. Use IsOptional where null has a meaning of its own. */
export const Optional = () =>
  applyDecorators(
    IsOptional(),
    Transform(({ value }: { value: unknown }) => value ?? undefined),
  );
