import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { JobDto } from '../job.dto.js';

const ROW_STATUSES = ['new', 'duplicate', 'invalid'] as const;

export class ImportRowDto {
  @ApiProperty({ description: 'Line of the file on which the row ends, counted from 1.' }) line: number;
  @ApiProperty({ enum: ROW_STATUSES }) status: (typeof ROW_STATUSES)[number];
  @ApiPropertyOptional() message?: string;
  @ApiPropertyOptional({ type: JobDto, description: 'The job as read; with an id once it is stored.' })
  job?: Partial<JobDto>;
}

export class ImportReportDto {
  @ApiProperty() total: number;
  @ApiProperty() imported: number;
  @ApiProperty() skipped: number;
  @ApiProperty({ type: [String], description: 'The header row as found.' }) columns: string[];
  @ApiProperty({
    description: 'Which column each field was read from.',
    type: 'object',
    additionalProperties: { type: 'string' },
  })
  mapping: Record<string, string>;
  @ApiProperty({ type: [ImportRowDto] }) rows: ImportRowDto[];
}
