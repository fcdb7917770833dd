import { Body, Controller, Get, HttpCode, Ip, Param, Post, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Admin, CurrentPrincipal, type Principal, UuidPipe, readListQuery, setContentRange } from '../common/index.js';
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
  @ApiQuery({ name: 'range', required: false, example: '[0,24]' })
  @ApiQuery({ name: 'filter', required: false, example: '{"q":"painting"}' })
  @ApiOkResponse({ type: [SignupDto] })
  async listUsers(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignupDto[]> {
    // There is one order: what nobody has looked at comes first.
    const wanted = readListQuery(query, ['createdAt'], 'createdAt');
    const page = await this.admin.listSignups(wanted);
    setContentRange(reply, 'users', wanted, page);
    return page.rows.map(signupDto);
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
  async audit(@Query() { page, q, action }: AuditPageQuery): Promise<AuditPageDto> {
    const { entries, hasMore } = await this.admin.listAudit(page, { person: q, action });
    return { entries: entries.map(auditEntryDto), page, hasMore };
  }
}
