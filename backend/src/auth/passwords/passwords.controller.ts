import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiBearerAuth, ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { AllowedWhilePasswordChangeIsPending, CurrentPrincipal, type Principal, Public } from '../../common/index.js';
import { ChangePasswordInput, ForgotPasswordInput, ResetPasswordInput } from './password.dto.js';
import { PasswordsService } from './passwords.service.js';

@ApiTags('accounts')
@Controller('auth')
export class PasswordsController {
  constructor(private readonly passwords: PasswordsService) {}

  @Public()
  @Post('forgot-password')
  @HttpCode(202)
  @ApiAcceptedResponse({ description: 'The same for known and unknown addresses.' })
  forgot(@Body() { email }: ForgotPasswordInput, @Ip() ip: string): Promise<void> {
    return this.passwords.sendResetLink(email, ip);
  }

  @Public()
  @Post('reset-password')
  @HttpCode(204)
  @ApiNoContentResponse()
  reset(@Body() { token, newPassword }: ResetPasswordInput, @Ip() ip: string): Promise<void> {
    return this.passwords.resetByLink(token, newPassword, ip);
  }

  @AllowedWhilePasswordChangeIsPending()
  @Post('change-password')
  @HttpCode(204)
  @ApiBearerAuth()
  @ApiNoContentResponse()
  change(
    @CurrentPrincipal() principal: Principal,
    @Body() input: ChangePasswordInput,
    @Ip() ip: string,
  ): Promise<void> {
    return this.passwords.change(principal, input, ip);
  }
}
