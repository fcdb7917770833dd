import { Body, Controller, Get, HttpCode, Ip, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Admin, CurrentPrincipal, type Principal, UuidPipe } from '../common/index.js';
import {
  AuditPageDto,
  AuditPageQuery,
  OverviewDto,
  SignupDto,
  TemporaryPasswordInput,
  auditEntryDto,
  overviewDto,
  signupDto,
} from './admin.dto.js';
import { AdminService } from './admin.service.js';

@ApiTags('admin')
@ApiBearerAuth()
@Admin()
@Controller('admin')
export class AdminController {
  constructor(private readonly admin: AdminService) {}

  @Get('users')
  @ApiOkResponse({ type: [SignupDto] })
  async listUsers(): Promise<SignupDto[]> {
    return (await this.admin.listSignups()).map(signupDto);
  }

  @Post('users/:id/mark-viewed')
  @HttpCode(204)
  @ApiNoContentResponse()
  markViewed(@CurrentPrincipal() admin: Principal, @Param('id', UuidPipe) id: string, @Ip() ip: string): Promise<void> {
    return this.admin.markViewed(admin, id, ip);
  }

  @Post('users/:id/reset-password')
  @HttpCode(204)
  @ApiNoContentResponse()
  resetPassword(
    @CurrentPrincipal() admin: Principal,
    @Param('id', UuidPipe) id: string,
    @Body() { temporaryPassword }: TemporaryPasswordInput,
    @Ip() ip: string,
  ): Promise<void> {
    return this.admin.resetPassword(admin, id, temporaryPassword, ip);
  }

  @Get('users/:id/overview')
  @ApiOkResponse({ type: OverviewDto })
  async overview(
    @CurrentPrincipal() admin: Principal,
    @Param('id', UuidPipe) id: string,
    @Ip() ip: string,
  ): Promise<OverviewDto> {
    return overviewDto(await this.admin.getOverview(admin, id, ip));
  }

  @Get('audit')
  @ApiOkResponse({ type: AuditPageDto })
  async audit(@Query() { page }: AuditPageQuery): Promise<AuditPageDto> {
    const { entries, hasMore } = await this.admin.listAudit(page);
    return { entries: entries.map(auditEntryDto), page, hasMore };
  }
}
