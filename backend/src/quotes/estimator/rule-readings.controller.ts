import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { OwnerLimits } from '../../auth/index.js';
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
    private readonly limits: OwnerLimits,
  ) {}

  @Post('interpret')
  @HttpCode(200)
  @ApiOkResponse({ type: InterpretationDto })
  async interpret(@BusinessId() businessId: string, @Body() input: InterpretInput): Promise<InterpretationDto> {
    await this.limits.take(businessId, 'reading', input.description.length);
    return this.readings.read(businessId, input);
  }

  @Post('impact')
  @HttpCode(200)
  @ApiOkResponse({ type: ImpactDto })
  async impact(@BusinessId() businessId: string, @Body() input: ImpactInput): Promise<ImpactDto> {
    await this.limits.take(businessId, 'impact', input.description?.length);
    return this.impacts.of(businessId, input);
  }
}
