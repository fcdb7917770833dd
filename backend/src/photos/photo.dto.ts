import { ApiProperty } from '@nestjs/swagger';
import type { Photo } from './photo.repository.js';

export class PhotoDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ description: 'Pixels, as kept.' }) width: number;
  @ApiProperty({ description: 'Pixels, as kept.' }) height: number;
  @ApiProperty() bytes: number;
}

export const photoDto = ({ id, width, height, bytes }: Photo): PhotoDto => ({ id, width, height, bytes });

/** The form of an upload. */
export class PhotoForm {
  @ApiProperty({ format: 'uuid', description: 'Stands before the file: who sends it is asked first.' }) chatId: string;
  @ApiProperty({ type: 'string', format: 'binary', description: 'JPEG, PNG, WebP, GIF or AVIF of at most 10 MB.' })
  file: unknown;
}
