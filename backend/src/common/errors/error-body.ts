import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

class FieldErrorBody {
  @ApiProperty() field: string;
  @ApiProperty() message: string;
}

/** What every failure answers with. */
export class ErrorBody {
  @ApiProperty({ description: 'The HTTP status.' }) statusCode: number;
  @ApiProperty({ description: 'Stays the same, for programs: "validation_failed".' }) code: string;
  @ApiProperty({ description: 'One sentence for a person.' }) message: string;
  @ApiPropertyOptional({ type: [FieldErrorBody], description: 'The fields of the body that are wrong.' })
  errors?: FieldErrorBody[];
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'What was found out before it failed: the columns of a file that were recognised.',
  })
  found?: Record<string, string>;
  @ApiPropertyOptional({ description: 'Of a failure that nobody foresaw: its entry in the log.' })
  requestId?: string;
}
