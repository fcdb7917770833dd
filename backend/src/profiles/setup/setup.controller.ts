import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { BusinessId } from '../../common/index.js';
import { SetupDto } from './setup.dto.js';
import { SetupService } from './setup.service.js';

@ApiTags('settings')
@ApiBearerAuth()
@Controller('setup')
export class SetupController {
  constructor(private readonly setup: SetupService) {}

  @Get()
  @ApiOkResponse({ type: SetupDto })
  get(@BusinessId() businessId: string): Promise<SetupDto> {
    return this.setup.get(businessId);
  }
}
