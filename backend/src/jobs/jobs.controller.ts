import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiConsumes,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OwnerLimits } from '../auth/index.js';
import { BusinessId, ConcurrencyLimit, UuidPipe, readListQuery, setContentRange } from '../common/index.js';
import { ImportQuery, ImportReportDto } from './import/import.dto.js';
import { ImportService } from './import/import.service.js';
import { receiveUpload } from './import/upload.js';
import { JobDto, JobInput, jobDto } from './job.dto.js';
import { JOB_COLUMNS } from './job.repository.js';
import { JobsService } from './jobs.service.js';

@ApiTags('jobs')
@ApiBearerAuth()
@Controller('jobs')
export class JobsController {
  /** A list is in memory from its first byte until its report is written. */
  private readonly uploads = new ConcurrencyLimit(
    8,
    'Many lists are being imported right now. Please try again in a moment.',
  );

  constructor(
    private readonly jobs: JobsService,
    private readonly imports: ImportService,
    private readonly limits: OwnerLimits,
  ) {}

  @Get()
  @ApiQuery({ name: 'sort', required: false, example: '["price","DESC"]' })
  @ApiQuery({ name: 'range', required: false, example: '[0,24]' })
  @ApiQuery({ name: 'filter', required: false, example: '{"q":"deck"}' })
  @ApiOkResponse({ type: [JobDto] })
  async list(
    @BusinessId() businessId: string,
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<JobDto[]> {
    const wanted = readListQuery(query, JOB_COLUMNS, 'createdAt');
    const page = await this.jobs.list(businessId, wanted);
    setContentRange(reply, 'jobs', wanted, page);
    return page.rows.map(jobDto);
  }

  @Get(':id')
  @ApiOkResponse({ type: JobDto })
  async get(@BusinessId() businessId: string, @Param('id', UuidPipe) id: string): Promise<JobDto> {
    return jobDto(await this.jobs.get(businessId, id));
  }

  @Post()
  @ApiCreatedResponse({ type: JobDto })
  async create(@BusinessId() businessId: string, @Body() input: JobInput): Promise<JobDto> {
    return jobDto(await this.jobs.create(businessId, input));
  }

  @Put(':id')
  @ApiOkResponse({ type: JobDto })
  async update(
    @BusinessId() businessId: string,
    @Param('id', UuidPipe) id: string,
    @Body() input: JobInput,
  ): Promise<JobDto> {
    return jobDto(await this.jobs.update(businessId, id, input));
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  async remove(@BusinessId() businessId: string, @Param('id', UuidPipe) id: string): Promise<void> {
    await this.jobs.remove(businessId, id);
  }

  @Post('import')
  @HttpCode(200)
  @ApiConsumes('multipart/form-data')
  @ApiOkResponse({ type: ImportReportDto })
  async import(
    @BusinessId() businessId: string,
    @Query() { dryRun }: ImportQuery,
    @Req() request: FastifyRequest,
  ): Promise<ImportReportDto> {
    await this.limits.take(businessId, 'import', Number(request.headers['content-length'] ?? Infinity));
    return this.uploads.run(request.ip, async () =>
      this.imports.import(businessId, await receiveUpload(request), dryRun === 'true'),
    );
  }
}
