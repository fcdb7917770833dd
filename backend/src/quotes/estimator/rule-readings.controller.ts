import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { BusinessId } from '../../common/index.js';
import { InterpretInput, InterpretationDto } from '../../rules/index.js';
import { ImpactDto, ImpactInput } from './impact.dto.js';
import { ImpactService } from './impact.service.js';
import { RuleReadingService } from './rule-reading.service.js';

/** What a rule means and does, before it is saved. */
@ApiTags('rules')
@ApiBearerAuth()
@Controller('rules')
export class RuleReadingsController {
  constructor(
    private readonly readings: RuleReadingService,
    private readonly impacts: ImpactService,
  ) {}

  @Post('interpret')
  @HttpCode(200)
  @ApiOkResponse({ type: InterpretationDto })
  interpret(@BusinessId() businessId: string, @Body() input: InterpretInput): Promise<InterpretationDto> {
    return this.readings.read(businessId, input);
  }

  @Post('impact')
  @HttpCode(200)
  @ApiOkResponse({ type: ImpactDto })
  impact(@BusinessId() businessId: string, @Body() input: ImpactInput): Promise<ImpactDto> {
    return this.impacts.of(businessId, input);
  }
}
