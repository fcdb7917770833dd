import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { OwnerLimits } from '../auth/index.js';
import { BusinessId, UuidPipe, readListQuery, setContentRange } from '../common/index.js';
import { RuleCheckDto, RuleDto, RuleInput, StarterPackDto, ruleDto } from './rule.dto.js';
import { RULE_COLUMNS } from './rule.repository.js';
import { RulesService } from './rules.service.js';

@ApiTags('rules')
@ApiBearerAuth()
@Controller('rules')
export class RulesController {
  constructor(
    private readonly rules: RulesService,
    private readonly limits: OwnerLimits,
  ) {}

  @Get()
  @ApiQuery({ name: 'sort', required: false, example: '["title","ASC"]' })
  @ApiQuery({ name: 'range', required: false, example: '[0,24]' })
  @ApiQuery({ name: 'filter', required: false, example: '{"q":"heritage"}' })
  @ApiOkResponse({ type: [RuleDto] })
  async list(
    @BusinessId() businessId: string,
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RuleDto[]> {
    const wanted = readListQuery(query, RULE_COLUMNS, 'createdAt');
    const page = await this.rules.list(businessId, wanted);
    setContentRange(reply, 'rules', wanted, page);
    return page.rows.map(ruleDto);
  }

  @Get('check')
  @ApiOkResponse({ type: RuleCheckDto })
  async check(@BusinessId() businessId: string): Promise<RuleCheckDto> {
    await this.limits.take(businessId, 'rule_check');
    return { findings: await this.rules.check(businessId) };
  }

  @Get('starter-packs')
  @ApiOkResponse({ type: [StarterPackDto] })
  starterPacks(): StarterPackDto[] {
    return this.rules.starterPacks();
  }

  @Post('starter-packs/:trade')
  @ApiCreatedResponse({ type: [RuleDto] })
  async addStarterPack(@BusinessId() businessId: string, @Param('trade') trade: string): Promise<RuleDto[]> {
    await this.limits.take(businessId, 'reading');
    return (await this.rules.addStarterPack(businessId, trade)).map(ruleDto);
  }

  @Get(':id')
  @ApiOkResponse({ type: RuleDto })
  async get(@BusinessId() businessId: string, @Param('id', UuidPipe) id: string): Promise<RuleDto> {
    return ruleDto(await this.rules.get(businessId, id));
  }

  @Post()
  @ApiCreatedResponse({ type: RuleDto })
  async create(@BusinessId() businessId: string, @Body() input: RuleInput): Promise<RuleDto> {
    await this.limits.take(businessId, 'reading', input.description.length);
    return ruleDto(await this.rules.create(businessId, input));
  }

  @Put(':id')
  @ApiOkResponse({ type: RuleDto })
  async update(
    @BusinessId() businessId: string,
    @Param('id', UuidPipe) id: string,
    @Body() input: RuleInput,
  ): Promise<RuleDto> {
    await this.limits.take(businessId, 'reading', input.description.length);
    return ruleDto(await this.rules.update(businessId, id, input));
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  async remove(@BusinessId() businessId: string, @Param('id', UuidPipe) id: string): Promise<void> {
    await this.rules.remove(businessId, id);
  }
}
