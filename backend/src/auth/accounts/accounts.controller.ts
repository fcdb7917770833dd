import { Body, Controller, Get, HttpCode, Ip, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  AllowedWhilePasswordChangeIsPending,
  BusinessId,
  CurrentPrincipal,
  type Principal,
  Public,
} from '../../common/index.js';
import { ProfileDto, ProfileInput, ProfilesService, profileDto } from '../../profiles/index.js';
import { MfaVerifyInput } from '../mfa/mfa.dto.js';
import { LoginAnswerDto, LogoutInput, RefreshInput, SessionDto, UserDto } from '../sessions/session.dto.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { DeleteAccountInput, LoginInput, SignupInput } from './account.dto.js';
import { AccountsService } from './accounts.service.js';
import { ClosingService } from './closing.service.js';
import { SignInService } from './sign-in.service.js';

@ApiTags('accounts')
@Controller('auth')
export class AccountsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly signIn: SignInService,
    private readonly sessions: SessionsService,
    private readonly profiles: ProfilesService,
    private readonly closing: ClosingService,
  ) {}

  @Public()
  @Post('signup')
  @ApiCreatedResponse({ type: SessionDto })
  signUp(@Body() input: SignupInput, @Ip() ip: string): Promise<SessionDto> {
    return this.accounts.signUp(input, ip);
  }

  @Public()
  @Post('login')
  @HttpCode(200)
  @ApiOkResponse({ type: LoginAnswerDto })
  login(@Body() input: LoginInput, @Ip() ip: string): Promise<LoginAnswerDto> {
    return this.signIn.signIn(input, ip);
  }

  @Public()
  @Post('mfa/verify')
  @HttpCode(200)
  @ApiOkResponse({ type: SessionDto })
  verify(@Body() { mfaToken, code }: MfaVerifyInput, @Ip() ip: string): Promise<SessionDto> {
    return this.signIn.verifySecondFactor(mfaToken, code, ip);
  }

  @Public()
  @Post('refresh')
  @HttpCode(200)
  @ApiOkResponse({ type: SessionDto })
  refresh(@Body() { refreshToken, idempotencyKey }: RefreshInput, @Ip() ip: string): Promise<SessionDto> {
    return this.sessions.renew(refreshToken, idempotencyKey ?? null, ip);
  }

  @Public()
  @Post('logout')
  @HttpCode(204)
  @ApiNoContentResponse()
  logout(@Body() { refreshToken }: LogoutInput, @Ip() ip: string): Promise<void> {
    return this.sessions.end(refreshToken, ip);
  }

  @AllowedWhilePasswordChangeIsPending()
  @Get('me')
  @ApiBearerAuth()
  @ApiOkResponse({ type: UserDto })
  me(@CurrentPrincipal() principal: Principal): Promise<UserDto> {
    return this.accounts.get(principal.id);
  }

  @Post('delete-account')
  @HttpCode(204)
  @ApiBearerAuth()
  @ApiNoContentResponse({ description: 'The account and everything of its business is erased.' })
  deleteAccount(
    @CurrentPrincipal() principal: Principal,
    @Body() { password }: DeleteAccountInput,
    @Ip() ip: string,
  ): Promise<void> {
    return this.closing.close(principal, password, ip);
  }

  @Put('update-details')
  @ApiBearerAuth()
  @ApiOkResponse({ type: ProfileDto })
  async updateDetails(@BusinessId() businessId: string, @Body() input: ProfileInput): Promise<ProfileDto> {
    return profileDto(await this.profiles.updateDetails(businessId, input));
  }
}
