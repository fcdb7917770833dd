import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { DomainError, Public } from '../common/index.js';
import { DatabaseHealth } from '../database/index.js';

@ApiTags('operations')
@Controller('health')
export class HealthController {
  constructor(private readonly database: DatabaseHealth) {}

  /** The process answers. */
  @Public()
  @Get('live')
  @ApiOkResponse()
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** The database can be reached and has the newest schema. */
  @Public()
  @Get('ready')
  @ApiOkResponse()
  async ready(): Promise<{ status: 'ok' }> {
    const problem = await this.database.problem();
    if (problem !== null) throw new DomainError('unavailable', 'not_ready', problem, { retryAfter: 5 });
    return { status: 'ok' };
  }
}
