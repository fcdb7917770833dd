import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { BusinessId } from '../../common/index.js';
import { NoticeSettingsDto, NoticeSettingsInput } from './notice-settings.dto.js';
import { SettingsService } from './settings.service.js';
import { WidgetSettingsDto, WidgetSettingsInput } from './widget-settings.dto.js';

@ApiTags('settings')
@ApiBearerAuth()
@Controller('settings')
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Get('widget')
  @ApiOkResponse({ type: WidgetSettingsDto })
  getWidget(@BusinessId() businessId: string): Promise<WidgetSettingsDto> {
    return this.settings.getWidget(businessId);
  }

  @Put('widget')
  @ApiOkResponse({ type: WidgetSettingsDto })
  updateWidget(@BusinessId() businessId: string, @Body() input: WidgetSettingsInput): Promise<WidgetSettingsDto> {
    return this.settings.updateWidget(businessId, input);
  }

  @Get('notices')
  @ApiOkResponse({ type: NoticeSettingsDto })
  getNotices(@BusinessId() businessId: string): Promise<NoticeSettingsDto> {
    return this.settings.getNotices(businessId);
  }

  @Put('notices')
  @ApiOkResponse({ type: NoticeSettingsDto })
  updateNotices(@BusinessId() businessId: string, @Body() input: NoticeSettingsInput): Promise<NoticeSettingsDto> {
    return this.settings.updateNotices(businessId, input);
  }

  @Post('notices/webhook-secret')
  @HttpCode(200)
  @ApiOkResponse({ type: NoticeSettingsDto, description: 'With another secret; the one before it counts no more.' })
  renewWebhookSecret(@BusinessId() businessId: string): Promise<NoticeSettingsDto> {
    return this.settings.renewWebhookSecret(businessId);
  }
}
