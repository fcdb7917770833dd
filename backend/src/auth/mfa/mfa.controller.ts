import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '../../common/index.js';
import { CodeInput, MfaSetupDto, MfaSetupInput, RecoveryCodesDto } from './mfa.dto.js';
import { MfaService } from './mfa.service.js';

@ApiTags('accounts')
@ApiBearerAuth()
@Controller('auth/mfa')
export class MfaController {
  constructor(private readonly mfa: MfaService) {}

  @Post('setup')
  @HttpCode(200)
  @ApiOkResponse({ type: MfaSetupDto })
  setUp(@CurrentPrincipal() principal: Principal, @Body() { password }: MfaSetupInput): Promise<MfaSetupDto> {
    return this.mfa.setUp(principal, password);
  }

  @Post('enable')
  @HttpCode(200)
  @ApiOkResponse({ type: RecoveryCodesDto })
  async enable(
    @CurrentPrincipal() principal: Principal,
    @Body() { code }: CodeInput,
    @Ip() ip: string,
  ): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.mfa.enable(principal, code, ip) };
  }

  @Post('disable')
  @HttpCode(204)
  @ApiNoContentResponse()
  disable(@CurrentPrincipal() principal: Principal, @Body() { code }: CodeInput, @Ip() ip: string): Promise<void> {
    return this.mfa.disable(principal, code, ip);
  }
}
