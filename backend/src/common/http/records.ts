import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsArray, IsObject, ValidateNested } from 'class-validator';

/**
 * A list of records that are each checked as `record()`. A list within the list is refused: its elements would be
 * checked in its place, and it would get through without any of a record's fields.
 * @param noList said of what is no list
 * @param noRecord said of an element that is no record
 */
export const Records = (record: () => new () => object, noList: string, noRecord: string): PropertyDecorator =>
  applyDecorators(
    IsArray({ message: noList }),
    IsObject({ each: true, message: noRecord }),
    ValidateNested({ each: true, message: noRecord }),
    Type(record),
  );
