import { ApiProperty } from '@nestjs/swagger';
import {
  type Details,
  PROPERTY_TYPES,
  type PropertyType,
  type Quantity,
  type Unit,
  UNITS,
  URGENCIES,
  type Urgency,
} from '../pricing/index.js';

class QuantityDto implements Quantity {
  @ApiProperty() quantity: number;
  @ApiProperty({ enum: UNITS }) unit: Unit;
  @ApiProperty({ type: String, nullable: true }) of: string | null;
}

/** What a text about work was read as. */
export class DetailsDto implements Details {
  @ApiProperty({ type: String, nullable: true }) service: string | null;
  @ApiProperty({ enum: URGENCIES, nullable: true }) urgency: Urgency | null;
  @ApiProperty({ type: String, nullable: true, format: 'date' }) preferredDate: string | null;
  @ApiProperty({ enum: PROPERTY_TYPES, nullable: true }) propertyType: PropertyType | null;
  @ApiProperty({ type: String, nullable: true }) location: string | null;
  @ApiProperty({ type: [QuantityDto] }) quantities: QuantityDto[];
  @ApiProperty({ type: [String] }) conditions: string[];
  @ApiProperty({ type: String, nullable: true }) issues: string | null;
}
