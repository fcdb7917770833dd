import { Controller, Get, Headers, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { UuidPipe, Visitor } from '../../common/index.js';
import { WidgetDto, widgetDto } from './widget.dto.js';
import { WidgetService } from './widget.service.js';

@ApiTags('visitor')
@Controller('widget')
export class WidgetController {
  constructor(private readonly widget: WidgetService) {}

  @Visitor()
  @Get(':businessId')
  @ApiOkResponse({ type: WidgetDto })
  async open(
    @Param('businessId', UuidPipe) businessId: string,
    @Headers('origin') origin?: string,
    @Headers('save-data') saveData?: string,
  ): Promise<WidgetDto> {
    const dto = widgetDto(await this.widget.open(businessId, origin ?? null));
    return saveData === 'on' ? { ...dto, saveData: true } : dto;
  }
}
