import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { OwnerLimits } from '../../auth/index.js';
import { BusinessId } from '../../common/index.js';
import { AccuracyDto } from './accuracy.dto.js';
import { AccuracyService } from './accuracy.service.js';
import { QuickEstimateDto, QuickEstimateInput } from './quick-estimate.dto.js';
import { QuickEstimateService } from './quick-estimate.service.js';

/** The owner's own estimates: while a caller is on the phone, and how the method does on their past jobs. */
@ApiTags('quotes')
@ApiBearerAuth()
@Controller('quote')
export class OwnerQuotesController {
  constructor(
    private readonly quickEstimates: QuickEstimateService,
    private readonly accuracy: AccuracyService,
    private readonly limits: OwnerLimits,
  ) {}

  @Post('estimate')
  @HttpCode(200)
  @ApiOkResponse({ type: QuickEstimateDto })
  async estimate(@BusinessId() businessId: string, @Body() input: QuickEstimateInput): Promise<QuickEstimateDto> {
    await this.limits.take(businessId, 'estimate', input.description.length);
    return this.quickEstimates.estimate(businessId, input);
  }

  @Get('accuracy')
  @ApiOkResponse({ type: AccuracyDto })
  async report(@BusinessId() businessId: string): Promise<AccuracyDto> {
    await this.limits.take(businessId, 'accuracy');
    return this.accuracy.report(businessId);
  }
}
