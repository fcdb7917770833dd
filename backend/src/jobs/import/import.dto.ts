import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { JobDto } from '../job.dto.js';
import { FIELDS, type Field } from './columns.js';

const ROW_STATUSES = ['new', 'duplicate', 'invalid'] as const;

/** Whoever only wants to look must not be taken at half a word: "dryRun=1" stores nothing. */
export class ImportQuery {
  @ApiPropertyOptional({ type: Boolean })
  @IsIn(['true', 'false'], { message: 'dryRun must be true or false' })
  dryRun: string = 'false';
}

/** A row as it stands in the file, each cell that a field is read from cut to what can be shown. */
export class ImportCellsDto {
  @ApiProperty() title: string;
  @ApiProperty() description: string;
  @ApiProperty() price: string;
  @ApiProperty() date: string;
}

export class ImportRowDto {
  @ApiProperty({ description: 'Line of the file in which the row begins, counted from 1.' }) line: number;
  @ApiProperty({ enum: ROW_STATUSES }) status: (typeof ROW_STATUSES)[number];
  @ApiPropertyOptional({ description: 'Why it is no new job; of a new one, what to know of how it was read.' })
  message?: string;
  @ApiPropertyOptional({ enum: FIELDS, description: 'The cell that keeps the row from being a job.' })
  field?: Field;
  @ApiPropertyOptional({ type: ImportCellsDto, description: 'What stands in a row that is no job.' })
  cells?: ImportCellsDto;
  @ApiPropertyOptional({ type: JobDto, description: 'The job as read; with an id once it is stored.' })
  job?: Partial<JobDto>;
}

export class ImportReportDto {
  @ApiProperty() total: number;
  @ApiProperty() imported: number;
  @ApiProperty() skipped: number;
  @ApiProperty({
    type: [String],
    description: 'The header row as found; the row of a job where the list has no header.',
  })
  columns: string[];
  @ApiProperty({
    description: 'Which column each field was read from.',
    type: 'object',
    additionalProperties: { type: 'string' },
  })
  mapping: Record<string, string>;
  @ApiProperty({
    type: [String],
    description: 'What to know of how the list as a whole was read: another currency, dates that could be either way.',
  })
  notes: string[];
  @ApiProperty({ type: [ImportRowDto] }) rows: ImportRowDto[];
}
