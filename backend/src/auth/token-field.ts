import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

/**
 * A field that holds what was handed out before and is only looked up: a token, a code. `name` is what its messages call
 * it: "Token is required". Longer ones than `most` were never handed out.
 */
export const TokenField = (name: string, most: number, description?: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty(description === undefined ? {} : { description }),
    IsString({ message: `${name} is required` }),
    IsNotEmpty({ message: `${name} is required` }),
    MaxLength(most, { message: `${name} is not valid` }),
  );
